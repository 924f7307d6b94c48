/** The C++ core as WebAssembly: text in, text out (core/referee/README.md says which). Keeps nothing between two questions. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The little of the engine's own interface that is needed here; the types of Node do not bring it. */
interface Engine {
  Module: (new (bytes: Uint8Array) => object) & { imports(module: object): { module: string; name: string }[] };
  Instance: new (module: object, imports: Record<string, Record<string, () => number>>) => { exports: object };
}
declare const WebAssembly: Engine;

export interface Core {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly malloc: (size: number) => number;
  readonly free: (at: number) => void;
  readonly referee: (question: number, size: number) => number;
}

const notHere = 52; // ENOSYS: the core asks nothing of its system

const compiledFiles = new Map<string, object>();

function compile(file: string): object {
  const known = compiledFiles.get(file);
  const compiled = known ?? new WebAssembly.Module(readFileSync(file));
  compiledFiles.set(file, compiled);
  return compiled;
}

/** The referee of this build. */
export const presentReferee = join(__dirname, "referee.wasm");

/** All that are deployed: the present one first, then those of older rules that matches are still played by. */
export function deployedReferees(folder = __dirname): string[] {
  const kept = join(folder, "kept");
  const files = existsSync(kept) ? readdirSync(kept).filter((file) => file.endsWith(".wasm")) : [];
  return [join(folder, "referee.wasm"), ...files.sort().reverse().map((file) => join(kept, file))];
}

/** A new instance, in which nothing has happened yet. */
export function newCore(file = presentReferee): Core {
  const compiled = compile(file);
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    (imports[module] ??= {})[name] = (): number => notHere;
  }
  const core = new WebAssembly.Instance(compiled, imports).exports as Core & { readonly _initialize: () => void };
  core._initialize();
  return core;
}

/** The answer when the core broke down over a question. */
export const brokeDown = "refused referee.failed 0";

/** Puts questions to an instance, and takes a new one whenever the old one broke down. */
export class Asker {
  private core: Core | undefined;

  constructor(private readonly load: () => Core = newCore) {}

  ask(question: string): string {
    try {
      this.core ??= this.load();
      return answerOf(this.core, question);
    } catch (error) {
      this.core = undefined; // in whatever state a trap left it, nobody shall meet it
      console.error("The referee broke down.", error);
      return brokeDown;
    }
  }

  /** Bytes of memory the instance has; 0 while there is none. */
  get memory(): number {
    return this.core?.memory.buffer.byteLength ?? 0;
  }
}

function answerOf(core: Core, question: string): string {
  const bytes = Buffer.from(question, "utf8");
  const asked = core.malloc(Math.max(bytes.length, 1));
  if (asked === 0) {
    throw new Error("no memory for the question");
  }
  // The buffer is looked up anew each time: growing memory puts another one in its place.
  Buffer.from(core.memory.buffer).set(bytes, asked);
  const answered = core.referee(asked, bytes.length);
  const memory = Buffer.from(core.memory.buffer);
  const size = memory.readUInt32LE(answered);
  const text = memory.toString("utf8", answered + 4, answered + 4 + size);
  core.free(answered);
  core.free(asked);
  return text;
}
