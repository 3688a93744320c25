import { parseArgs } from "node:util";
import { type Fault, faults, openFakeOpenAi } from "@katha/narrator/testing";

/**
 * A provider that speaks OpenAI's protocol, for trying out Katha and for benches:
 * `npx node --conditions=@katha/source bench/models/fake-openai.ts --port 4760 --rate 40`.
 * It prints the address to use as baseURL in a models file, and runs until it is stopped.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    rate: { type: "string", default: "40" },
    first: { type: "string", default: "200" },
    fault: { type: "string" },
    text: { type: "string" },
  },
});

const fault = faults.find((one): one is Fault => one === values.fault);
if (values.fault !== undefined && fault === undefined) {
  console.error(`There is no fault "${values.fault}". There are: ${faults.join(", ")}.`);
  process.exit(1);
}

const fake = await openFakeOpenAi({
  port: Number(values.port),
  behaviour: {
    tokensPerSecond: Number(values.rate),
    firstTokenAfterMs: Number(values.first),
    fault: fault ?? null,
    ...(values.text !== undefined && { text: values.text }),
  },
});
console.log(fake.baseURL);

for (const signal of ["SIGINT", "SIGTERM", "disconnect"] as const)
  process.once(signal, () => void fake.close());
