import { expect, test } from "vitest";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildFor, installByNpm, openRuntime } from "./runtime.ts";
import { emptyFolder } from "./testing/own-fixture.ts";

test.each([
  ["linux", "x64", true, "@node-llama-cpp/linux-x64"],
  ["linux", "x64", false, undefined],
  ["darwin", "arm64", false, "@node-llama-cpp/mac-arm64-metal"],
  ["win32", "x64", false, "@node-llama-cpp/win-x64"],
  ["freebsd", "x64", false, undefined],
])("the build for %s, %s, glibc %s: %s", (platform, arch, isGlibc, build) => {
  expect(buildFor(platform, arch, isGlibc)).toBe(build);
});

test("where npm fails, why is for the log, and nothing is here", async () => {
  const { folder, remove } = await emptyFolder();
  // Stands in for npm as it is started from a path.
  const npm = join(folder, "npm-cli.js");
  await writeFile(npm, 'console.error("no such registry"); process.exitCode = 3;');
  const install = installByNpm({ npm_execpath: npm });
  const runtime = openRuntime({ parent: join(folder, "runtime"), build: "b", install });
  const failed = runtime.install(new AbortController().signal);
  await expect(failed).rejects.toMatchObject({
    failure: "runtime_failed",
    cause: { message: expect.stringMatching(/^npm ended with 3: no such registry/) },
  });
  expect(runtime.isHere()).toBe(false);
  await remove();
});
