import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startKatha } from "./katha-process.ts";

/** Creates the data that all servers of the journeys start from; set `E2E_URL` to use one that is already running. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const data = await mkdtemp(path.join(tmpdir(), "katha-data-"));
  await (await startKatha()).leaveData(data);
  process.env["E2E_DATA"] = data;
  return () => rm(data, { recursive: true, force: true });
}
