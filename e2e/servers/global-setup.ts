import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startKatha } from "./katha-process.ts";

/** One real server for all journeys; set `E2E_URL` to use one that is already running. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const katha = await startKatha();
  // Journeys with a server of their own start from this data, because creating a database takes seconds.
  const data = await mkdtemp(path.join(tmpdir(), "katha-data-"));
  await katha.copyData(data);
  process.env["E2E_URL"] = katha.url;
  process.env["E2E_DATA"] = data;
  return async () => {
    await katha.stop();
    await rm(data, { recursive: true, force: true });
  };
}
