import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestAppOptions } from "./app-dependencies.ts";
import { writeAppRoutes } from "./app-routes.ts";
import { createTestApp, type TestApp } from "./test-app.ts";

const page = `<!doctype html><html lang="en"><!--slot:title--><!--/slot:title-->
<!--slot:description--><!--/slot:description--><!--slot:head--><!--/slot:head-->
<!--slot:app--><!--/slot:app-->`;

/** The address of the site that tests know. */
export const testSite = "https://katha.example";

/** The whole server with the pages of an app, at a public address. */
export async function createTestSite(options: TestAppOptions = {}): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), "katha-site-"));
  await writeAppRoutes(folder);
  await writeFile(path.join(folder, "index.html"), page);
  const server = await createTestApp({ appFolder: folder, publicUrl: `${testSite}/`, ...options });
  return {
    ...server,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}
