import { readdir } from "node:fs/promises";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { buildAppIfStale } from "../scripts/run/build.mjs";

/**
 * `npm run bench` runs all benches, `npm run bench -- database` those whose name contains the word; what follows it is
 * for them.
 */
const [wanted = "", ...options] = process.argv.slice(2);
const home = fileURLToPath(new URL("./", import.meta.url));

const benches = (await readdir(home, { recursive: true }))
  .filter((file) => file.endsWith(".bench.ts") && !file.includes("node_modules"))
  .map((file) => ({ file, name: file.slice(0, -".bench.ts".length) }))
  .toSorted((left, right) => left.name.localeCompare(right.name));
const chosen = benches.filter(({ name }) => name.includes(wanted));

if (chosen.length === 0) {
  console.error(
    `No bench is named "${wanted}". There are: ${benches.map(({ name }) => name).join(", ")}.`,
  );
  process.exitCode = 1;
}
if (chosen.length > 0) await buildAppIfStale();
for (const { file, name } of chosen) {
  console.log(`\n${name}`);
  const bench = spawn(
    process.execPath,
    ["--expose-gc", "--conditions=@katha/source", `${home}${file}`, ...options],
    {
      stdio: "inherit",
    },
  );
  const [code] = await once(bench, "exit");
  if (code !== 0) {
    console.error(`${name} ended with code ${code}`);
    process.exitCode = 1;
  }
}
