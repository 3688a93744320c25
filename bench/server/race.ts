import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { LoadOrder, LoadResult } from "../database/load.ts";
import { percentile } from "./waits.ts";

/** The requests to send, and where to. */
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
 * Requests per second of two ways, measured alternately and each equally often first, so that other load on the machine
 * affects both. Returns the median of each, and the median of the rounds' ratios of the first to the second.
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
