/** How a format writes the logic of a story. */
export interface Tongue {
  variable: (name: string) => string;
  value: (value: boolean | number | string) => string;
  always: string;
  never: string;
  not: (one: string) => string;
  both: (parts: readonly string[]) => string;
  either: (parts: readonly string[]) => string;
  compared: (left: string, sign: ComparedBy, right: string) => string;
  bounded: (value: string, least: number, most: number) => string;
  set: (name: string, to: string) => string;
  /** Lines that count only where this holds. */
  only: (when: string, lines: readonly string[]) => string[];
}

export type ComparedBy = "=" | "!=" | "<" | "<=" | ">" | ">=";
