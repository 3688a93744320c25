import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";

/** Makes ids of rows: UUID version 7, so that ids sort by creation time. */
export type Ids = () => string;

type FillBytes = (count: number) => Uint8Array;

/** Ids from one source always ascend, even within a millisecond or when the clock goes back. */
export function createIds(clock: Clock, fillBytes: FillBytes = randomBytes): Ids {
  let lastTime = -1;
  let sequence = 0;

  return () => {
    const bytes = fillBytes(10);
    const time = clock.now().getTime();
    if (time > lastTime) {
      lastTime = time;
      sequence = twelveBits(bytes) >> 1;
    } else {
      sequence += 1;
      if (sequence > 0xfff) {
        lastTime += 1;
        sequence = 0;
      }
    }
    return format(lastTime, sequence, bytes.subarray(2));
  };
}

/** Sorts before every id made at this moment or later. */
export function firstIdOf(moment: Date): string {
  return format(Math.max(0, moment.getTime()), 0, new Uint8Array(8));
}

function twelveBits(bytes: Uint8Array): number {
  return (((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0)) & 0xfff;
}

function format(time: number, sequence: number, tail: Uint8Array): string {
  const timeHex = time.toString(16).padStart(12, "0");
  const sequenceHex = sequence.toString(16).padStart(3, "0");
  const variant = (((tail[0] ?? 0) & 0x3f) | 0x80).toString(16);
  const rest = Buffer.from(tail.subarray(1, 8)).toString("hex");
  return `${timeHex.slice(0, 8)}-${timeHex.slice(8)}-7${sequenceHex}-${variant}${rest.slice(0, 2)}-${rest.slice(2)}`;
}
