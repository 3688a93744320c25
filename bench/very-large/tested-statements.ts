import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openPostgres } from "@katha/server/db/open";
import { findPostgresPrograms } from "@katha/server/testing/find-postgres";
import { startPostgresCluster } from "@katha/server/testing/database/postgres-cluster";
import { printNumber } from "../number.ts";
import {
  countAnew,
  countedStatements,
  countsStatements,
  judgeAll,
  printReaches,
  printWorst,
  startCounting,
} from "./statements.ts";

/**
 * Judges every statement that the server's tests send, those of their fixtures among them:
 * `node --conditions=@katha/source bench/very-large/tested-statements.ts packages/server/src/features/game`.
 * How often a test sends one says nothing; the bench counts that.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const [...folders] = process.argv.slice(2);

async function runTests(url: string): Promise<void> {
  const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
  const project = ["--config", "vitest.workspace.ts", "--project", "server (postgres)"];
  const tests = spawn(process.execPath, [vitest, "run", "--reporter=dot", ...project, ...folders], {
    cwd: root,
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = await once(tests, "exit");
  if (code !== 0)
    console.log(`  The tests ended with code ${code}, so some statements may be missing.`);
}

const programs = findPostgresPrograms();
if (programs === undefined) throw new Error("This needs PostgreSQL's programs.");
const cluster = await startPostgresCluster(programs, { ...countsStatements, jit: "off" });
try {
  const { db, close } = await openPostgres({ url: cluster.url, connections: 1 });
  await startCounting(db);
  await countAnew(db);
  await runTests(cluster.url);
  const { judged, unread } = await judgeAll(await countedStatements(db));
  await close();
  const calls = judged.reduce((sum, one) => sum + one.calls, 0);
  printReaches(judged, { per: calls, unit: "of all" });
  printWorst(judged, { per: calls, most: 400 });
  printNumber("statements that were not judged", unread.length, "");
  for (const one of unread) console.log(`  ${one}`);
} finally {
  await cluster.stop();
}
