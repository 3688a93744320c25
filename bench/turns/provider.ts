import process from "node:process";
import { openFakeOpenAi } from "@katha/narrator/testing";

/** A provider in a process of its own, so that its cost is not counted as the server's. */
const text = Array.from(
  { length: 12 },
  (_, line) =>
    `The ${line}th boat came in low, and nobody on the steps would say whose it had been.`,
).join(" ");

const fake = await openFakeOpenAi({ behaviour: { text, tokensPerSecond: 40 } });
process.send?.(fake.baseURL);
