import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { appPages, writeAppRoutes } from "../../testing/app-routes.ts";
import { findPage, pathInFile, routesFile } from "./app-routes.ts";

test("an email links to the page in the app's table, and to none where there is no app", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "katha-routes-"));
  const file = path.join(folder, routesFile);
  try {
    await expect(pathInFile(file, "story", "a b")).resolves.toBeUndefined();
    await writeAppRoutes(folder);
    await expect(pathInFile(file, "story", "a b")).resolves.toBe("/game/a%20b");
    await expect(pathInFile(file, "verifyEmail", "")).resolves.toBe("/verify-email");
    await expect(pathInFile(file, "nowhere", "")).rejects.toThrow('no page "nowhere"');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("search engines are told to list only public pages", async () => {
  const server = await createTestApp();
  try {
    for (const [address, unlisted] of [
      ["/guide", undefined],
      ["/login", true],
      ["/my-stories", true],
      ["/admin/stories", true],
    ] as const)
      expect((await findPage(server.app, appPages, address)).unlisted, address).toBe(unlisted);
  } finally {
    await server.close();
  }
});
