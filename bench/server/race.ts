import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LoadOrder, LoadResult } from "../database/load.ts";
import { percentile } from "./waits.ts";

/** What is asked for, and where. */
export type Way = Pick<LoadOrder, "origin" | "paths" | "headers">;

const callers = 32;
const milliseconds = 1_000;
const rounds = 10;

export async function load(order: LoadOrder): Promise<LoadResult> {
  const worker = new Worker(new URL("../database/load.ts", import.meta.url), { workerData: order });
  const [result] = (await once(worker, "message")) as [LoadResult];
  return result;
}

/**
 * Requests a second by two ways, in turns and each as often first as second, so that whatever else the machine does falls
 * on both: of each the median round, and the median of how the first compares with the second in each round.
 */
export async function race(
  first: Way,
  second: Way,
): Promise<{ first: number; second: number; ratio: number }> {
  const rates: { first: number; second: number }[] = [];
  const rateOf = async (way: Way) =>
    (await load({ ...way, callers, milliseconds })).answers / (milliseconds / 1_000);
  for (let round = 0; round <= rounds; round += 1) {
    const isFirstFirst = round % 2 === 0;
    const one = await rateOf(isFirstFirst ? first : second);
    const other = await rateOf(isFirstFirst ? second : first);
    // The first round is for warming up.
    if (round > 0)
      rates.push(isFirstFirst ? { first: one, second: other } : { first: other, second: one });
  }
  const median = (of: (rate: { first: number; second: number }) => number) =>
    percentile(rates.map(of), 0.5);
  return {
    first: median((rate) => rate.first),
    second: median((rate) => rate.second),
    ratio: median((rate) => rate.first / rate.second),
  };
}
