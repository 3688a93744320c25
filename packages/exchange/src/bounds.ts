import { Refused } from "./refused.ts";

/** What no import goes beyond, far above every story that can be saved. */
export const importBounds = {
  /** Characters of a text. */
  length: 8_000_000,
  /** Blocks within blocks. */
  nesting: 200,
  /** Parts of conditions, and steps told in several places, beyond the usual. */
  parts: 1_000_000,
  /** Files of an archive, and their bytes unpacked. */
  files: 1_000,
  unpacked: 64 * 1024 * 1024,
} as const;

/** So many parts of one condition are nothing unusual. */
const usual = 16;

/** Counts the parts that are made, since a few lines can stand for millions. */
export class PartsMade {
  private count = 0;
  private line: number | undefined;

  /** What is made from here on is made of this line. */
  of(line: number | undefined): void {
    this.line = line ?? this.line;
  }

  add(more: number): void {
    this.count += more;
    if (this.count > importBounds.parts) throw new Refused("too_intricate", { line: this.line });
  }

  /** Parts that one thing has; the usual few are not counted. */
  addTo(parts: number): void {
    this.add(Math.max(0, parts - usual));
  }
}
