import { test as base } from "../support/test.ts";
import { type KathaProcess, serverStartsWithinMs, startKatha } from "./katha-process.ts";

/** A server of its own on which an administrator reviews stories before they are published. */
export const test = base.extend<{ katha: KathaProcess }>({
  katha: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from it
    async ({}, provide) => {
      const katha = await startKatha({ REVIEW: "human" });
      await provide(katha);
      await katha.stop();
    },
    { timeout: serverStartsWithinMs },
  ],
  baseURL: async ({ katha }, provide) => provide(katha.url),
});
