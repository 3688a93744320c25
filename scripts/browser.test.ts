import { expect, test } from "vitest";
import { findBrowser, launchFlags, type Machine, NoBrowserError } from "./browser.mjs";

/** A machine that has only these programs and can install nothing. */
function machine(programs: string[], more: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: "/opt/tools/bin:/usr/bin" },
    platform: "linux",
    say: () => {},
    isProgram: (file) => programs.includes(file),
    playwrightPath: () => "/cache/playwright/chrome",
    unpackedPath: () => "/cache/katha/chromium",
    installers: () => [
      () => {
        throw new Error("no network\nand a long story");
      },
      () => undefined,
    ],
    ...more,
  };
}

test("CHROMIUM_PATH comes first", async () => {
  const here = machine(["/mine/chrome", "/cache/playwright/chrome", "/usr/bin/chromium"], {
    env: { CHROMIUM_PATH: "/mine/chrome", PATH: "/usr/bin" },
  });
  expect(await findBrowser(here)).toBe("/mine/chrome");
});

test("a wrong CHROMIUM_PATH is an error, not ignored", async () => {
  const here = machine(["/usr/bin/chromium"], {
    env: { CHROMIUM_PATH: "/gone", PATH: "/usr/bin" },
  });
  await expect(findBrowser(here)).rejects.toThrow("CHROMIUM_PATH is /gone");
});

test("Playwright's own comes before the system's", async () => {
  const here = machine(["/cache/playwright/chrome", "/usr/bin/chromium"]);
  expect(await findBrowser(here)).toBe("/cache/playwright/chrome");
});

test.each([
  ["linux", "/usr/bin/chromium"],
  ["linux", "/opt/tools/bin/google-chrome"],
  ["darwin", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["win32", "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe"],
] as const)("on %s the system's %s is found", async (platform, program) => {
  const env = { PATH: "/opt/tools/bin:/usr/bin", PROGRAMFILES: "C:\\Program Files" };
  expect(await findBrowser(machine([program], { platform, env }))).toBe(program);
});

test("of the system's browsers the headless one is preferred, wherever it is", async () => {
  const here = machine(["/opt/tools/bin/google-chrome", "/usr/bin/chromium-headless-shell"], {
    env: { PATH: "/opt/tools/bin:/usr/bin" },
  });
  expect(await findBrowser(here)).toBe("/usr/bin/chromium-headless-shell");
});

test("the system's comes before one that was installed earlier", async () => {
  const here = machine(["/usr/bin/chromium", "/cache/katha/chromium"]);
  expect(await findBrowser(here)).toBe("/usr/bin/chromium");
  expect(await findBrowser(machine(["/cache/katha/chromium"]))).toBe("/cache/katha/chromium");
});

test("if the first way of installing fails, the second is tried", async () => {
  const said: string[] = [];
  const here = machine(["/new/chromium"], {
    say: (line) => said.push(line),
    installers: () => [
      () => {
        throw new Error("no network");
      },
      () => "/new/chromium",
    ],
  });
  expect(await findBrowser(here)).toBe("/new/chromium");
  expect(said).toEqual([expect.stringContaining("installing one")]);
});

test("the error names all four ways, and why installing failed", async () => {
  const failure = await findBrowser(machine([])).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(NoBrowserError);
  const { message } = failure as NoBrowserError;
  for (const way of ["CHROMIUM_PATH", "Playwright", "apt-get install chromium", "@sparticuz"]) {
    expect(message).toContain(way);
  }
  expect(message).toContain("no network");
  expect(message).not.toContain("long story");
});

test("the sandbox is off only on Linux", () => {
  expect(launchFlags({ platform: "linux" })).toContain("--no-sandbox");
  expect(launchFlags({ platform: "darwin" })).not.toContain("--no-sandbox");
});
