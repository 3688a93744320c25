import { test as base } from "../support/test.ts";
import { type KathaProcess, serverStartsWithinMs, startKatha } from "./katha-process.ts";

/** A server of its own, whose office a journey may change. */
export const test = base.extend<{ katha: KathaProcess }>({
  katha: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const katha = await startKatha();
      await provide(katha);
      await katha.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ katha }, provide) => provide(katha.url),
});
