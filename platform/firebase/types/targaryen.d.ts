// What we use of targaryen, which comes without types.
declare module 'targaryen' {
    interface Result { allowed: boolean; info: string }
    interface Database {
        as(auth: object | null): Database;
        read(path: string, options: { now: number; query?: object }): Result;
        write(path: string, value: unknown, priority: undefined, now: number): Result;
        update(path: string, patch: object, now: number): Result;
    }
    const targaryen: {
        database(rules: unknown, data: unknown): Database;
        store(data: unknown): object;
        ruleset(rules: unknown): unknown;
    };
    export default targaryen;
}
