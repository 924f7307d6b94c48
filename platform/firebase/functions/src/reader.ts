import { insist } from "./refused.js";

/** Reads one request, field by field. Whatever is missing, of the wrong type or out of range is `request.bad`. */
export class Reader {
  private readonly fields: ReadonlyMap<string, unknown>;

  constructor(data: unknown) {
    const given = data === undefined || data === null ? {} : data;
    insist(typeof given === "object" && !Array.isArray(given), "request.bad");
    this.fields = new Map(Object.entries(given));
  }

  has(field: string): boolean {
    const value = this.fields.get(field);
    return value !== undefined && value !== null;
  }

  text(field: string, longest: number): string {
    const value = this.fields.get(field);
    insist(typeof value === "string" && value.length <= longest, "request.bad");
    return value;
  }

  matching(field: string, pattern: RegExp): string {
    const value = this.fields.get(field);
    insist(typeof value === "string" && pattern.test(value), "request.bad");
    return value;
  }

  integer(field: string, least: number, most: number): number {
    const value = this.fields.get(field);
    insist(typeof value === "number" && Number.isInteger(value) && value >= least && value <= most, "request.bad");
    return value;
  }

  truth(field: string): boolean {
    const value = this.fields.get(field);
    insist(typeof value === "boolean", "request.bad");
    return value;
  }

  oneOf<T extends string | number>(field: string, allowed: readonly T[]): T {
    const value = this.fields.get(field);
    const found = allowed.find((one) => one === value);
    insist(found !== undefined, "request.bad");
    return found;
  }

  /** A list of texts; a missing one is empty. */
  texts(field: string, most: number, pattern: RegExp): string[] {
    const value = this.fields.get(field) ?? [];
    insist(Array.isArray(value) && value.length <= most, "request.bad");
    return value.map((one: unknown) => {
      insist(typeof one === "string" && pattern.test(one), "request.bad");
      return one;
    });
  }

  /** Names with texts; a missing one is empty. */
  textMap(field: string, most: number, key: RegExp, value: RegExp): Record<string, string> {
    return this.mapped(field, most, key, (one) => {
      insist(typeof one === "string" && value.test(one), "request.bad");
      return one;
    });
  }

  /** Names with whole numbers; a missing one is empty. */
  integerMap(field: string, key: RegExp, least: number, most: number): Record<string, number> {
    return this.mapped(field, 64, key, (one) => {
      insist(typeof one === "number" && Number.isInteger(one) && one >= least && one <= most, "request.bad");
      return one;
    });
  }

  private mapped<T>(field: string, most: number, key: RegExp, read: (one: unknown) => T): Record<string, T> {
    const given = this.fields.get(field) ?? {};
    insist(typeof given === "object" && !Array.isArray(given), "request.bad");
    const pairs: [string, unknown][] = Object.entries(given);
    insist(pairs.length <= most && pairs.every(([name]) => key.test(name)), "request.bad");
    return Object.fromEntries(pairs.map(([name, one]) => [name, read(one)]));
  }
}

// The forms of PROTOCOL.md.
export const matchIdForm = /^[0-9a-f]{32}$/;
export const codeForm = /^[A-HJ-NP-Z]{6}$/;
export const moveIdForm = /^[A-Za-z0-9_-]{1,64}$/;
/** Of Firebase Authentication; no character that a database key or the name of a task may not hold. */
export const uidForm = /^[A-Za-z0-9_-]{1,128}$/;
export const seatKeyForm = /^s[0-9]$/;
export const wordForm = /^[a-z0-9_-]{1,32}$/;
