import { mkdir, rename, rmdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { unlessGone } from "../../../lib/disk.ts";

export interface Move {
  from: string;
  to: string;
}

/** Moves all of them or, if one fails, none. What is not there need not be moved. */
export async function moveFolders(moves: readonly Move[]): Promise<Move[]> {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      if (await renamed(move)) done.push(move);
    }
    return done;
  } catch (error) {
    await moveBack(done);
    throw error;
  }
}

export async function moveBack(moves: readonly Move[]): Promise<void> {
  for (const { from, to } of moves.toReversed()) {
    await rename(to, from);
    // What was made to hold it, unless it holds something else.
    await rmdir(dirname(to)).catch(() => {});
    await rmdir(dirname(dirname(to))).catch(() => {});
  }
}

async function renamed({ from, to }: Move): Promise<boolean> {
  if ((await unlessGone(stat(from))) === undefined) return false;
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  return true;
}
