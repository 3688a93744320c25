import { startKatha } from "./katha-process.ts";

/** One real server for all journeys; `E2E_URL` names one that already runs. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["E2E_URL"]) return undefined;
  const katha = await startKatha();
  process.env["E2E_URL"] = katha.url;
  return katha.stop;
}
