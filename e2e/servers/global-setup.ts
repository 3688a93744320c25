import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startKatha } from "./katha-process.ts";

/**
 * Creates the data that all servers of the journeys start from; set `E2E_URL` to use one that is already running. The
 * checks name a folder in `JOURNEYS_DATA`, so that their runs of journeys share one first start.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const shared = process.env["JOURNEYS_DATA"];
  const data = shared ?? (await mkdtemp(path.join(tmpdir(), "katha-data-")));
  if (!shared || !existsSync(shared)) await (await startKatha()).leaveData(data);
  process.env["E2E_DATA"] = data;
  return shared ? undefined : () => rm(data, { recursive: true, force: true });
}
