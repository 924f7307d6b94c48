/** Letters that nobody mistakes for a number. */
export const codeLetters = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const codeLength = 6;

/** codes/$CODE of the database. */
export interface Code {
  match?: string;
  friend?: string;
}

/** A code from random bytes, of which it takes as many as it needs; bytes that would favour some letters are passed over. */
export function codeFrom(bytes: Uint8Array): string | undefined {
  const fair = Math.floor(256 / codeLetters.length) * codeLetters.length;
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => codeLetters.charAt(byte % codeLetters.length));
  return letters.length < codeLength ? undefined : letters.slice(0, codeLength).join("");
}
