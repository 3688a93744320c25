import { kilobytes, measureEntries, table } from "./entry-size.ts";

/** Brotli bytes of script that run before idle; docs/decisions/0041-entry-budget.md. */
const budget = 140_000;

let over = 0;
for (const size of await measureEntries()) {
  console.log(table(size));
  if (size.sent <= budget) continue;
  over += 1;
  console.log(
    `  ${size.page} is ${kilobytes(size.sent - budget).trim()} over its budget of ${kilobytes(budget).trim()}`,
  );
}
process.exitCode = over === 0 ? 0 : 1;
