import process from "node:process";
import { openFakeOpenAi } from "@katha/narrator/testing";

/** A provider in a process of its own, so that its cost is not counted as the server's. */
const tells = (request: number) =>
  Array.from(
    { length: 12 },
    (_, line) =>
      `The ${line}th boat of tide ${request} came in low, and nobody on step ${request} said whose it was.`,
  ).join(" ");

const fake = await openFakeOpenAi({ behaviour: { tells, tokensPerSecond: 40 } });
process.send?.(fake.baseURL);
