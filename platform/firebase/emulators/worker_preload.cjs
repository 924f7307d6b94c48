// Loaded into the processes in which the functions emulator runs functions: their tasks go to delayed_tasks.js first. The emulator
// sets that address itself and cannot be told another one.
if (process.env.FUNCTIONS_EMULATOR === 'true' && process.env.ARCHITECTS_TASKS !== undefined) {
    process.env.CLOUD_TASKS_EMULATOR_HOST = process.env.ARCHITECTS_TASKS;
}
