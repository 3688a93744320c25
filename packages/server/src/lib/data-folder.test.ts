import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDataFolder } from "./data-folder.ts";

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "katha-data-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
const modeOf = async (...place: string[]) =>
  ((await stat(join(...place))).mode & 0o777).toString(8);

test("a new data folder is its user's alone", async () => {
  const folder = join(await temporaryFolder(), "data");
  const said: string[] = [];
  await openDataFolder(folder, (line) => said.push(line));
  expect(await modeOf(folder)).toBe("700");
  expect(said).toEqual([]);
});

test("one that others could read is closed to them, with all that is in it, and that is said once", async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "database", "base"), { recursive: true });
  await writeFile(join(folder, "database", "base", "1"), "addresses");
  for (const place of ["", "database", "database/base"]) await chmod(join(folder, place), 0o755);
  await chmod(join(folder, "database/base/1"), 0o666);
  const said: string[] = [];
  for (let start = 0; start < 2; start += 1)
    await openDataFolder(folder, (line) => said.push(line));
  expect(await modeOf(folder)).toBe("700");
  expect(await modeOf(folder, "database", "base")).toBe("700");
  expect(await modeOf(folder, "database", "base", "1")).toBe("600");
  expect(said).toEqual([expect.stringContaining("Other users of this machine could read")]);
});
