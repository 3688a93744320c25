import { expect, test } from "vitest";
import { buildFor } from "./runtime.ts";

test.each([
  ["linux", "x64", true, "@node-llama-cpp/linux-x64"],
  ["linux", "x64", false, undefined],
  ["darwin", "arm64", false, "@node-llama-cpp/mac-arm64-metal"],
  ["win32", "x64", false, "@node-llama-cpp/win-x64"],
  ["freebsd", "x64", false, undefined],
])("the build for %s, %s, glibc %s: %s", (platform, arch, isGlibc, build) => {
  expect(buildFor(platform, arch, isGlibc)).toBe(build);
});
