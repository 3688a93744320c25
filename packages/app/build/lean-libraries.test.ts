// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://katha.test/" }
import path from "node:path";
import { type Rolldown, build } from "vite";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { leanLibraries } from "./lean-libraries.ts";
import { hollow } from "./lean-libraries/hollow.ts";
import type { Scene } from "./lean-libraries/scenes/scene.ts";
import { wantedAfterAll } from "./lean-libraries/unused-features.ts";

/** The scenes with the libraries in them, built as the app is. */
async function buildScenes(lean: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    root: import.meta.dirname,
    plugins: lean ? [leanLibraries()] : [],
    oxc: { jsx: { development: false } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: path.join(import.meta.dirname, "lean-libraries/scenes/scenes.ts"),
        formats: ["cjs"],
      },
    },
  });
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

async function play(code: string, name: string): Promise<string[]> {
  document.head.innerHTML = "";
  document.body.innerHTML = "<div></div>";
  history.replaceState(null, "", "/");
  const exports: { scenes?: Readonly<Record<string, Scene>> } = {};
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the script that was built just now
  new Function("exports", code)(exports);
  const scene = exports.scenes?.[name];
  const place = document.querySelector("div");
  const said: string[] = [];
  const say = (line: string) => {
    said.push(line);
  };
  if (scene && place) await scene(place, say, pass);
  return said;
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

describe("libraries without what nobody calls", () => {
  let published = "";
  let lean = "";

  beforeAll(async () => {
    published = await buildScenes(false);
    lean = await buildScenes(true);
  }, 60_000);
  beforeEach(() => {
    for (const kind of ["error", "warn"] as const) vi.spyOn(console, kind).mockReturnValue();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.innerHTML = "";
  });

  it("are smaller by a tenth", () => {
    expect(lean.length).toBeLessThan(published.length * 0.9);
  });

  it.each([
    ["lists", 40],
    ["waiting", 4],
    ["faults", 5],
    ["fields", 5],
    ["portals", 15],
    ["served", 3],
    ["stores", 3],
    ["ways", 40],
    ["answers", 20],
  ])("do the same in %s", async (name, atLeast) => {
    const before = await play(published, name);
    expect(await play(lean, name)).toEqual(before);
    expect(before.length).toBeGreaterThanOrEqual(atLeast);
  });
});

describe("a function that is emptied", () => {
  it("keeps its name, and every line below it its number", () => {
    const code = [
      "function walk(way) {",
      "  return way;",
      "}",
      "const run = () => {",
      "  walk();",
      "};",
      "Thing.prototype.go = function () {",
      "  run();",
      "};",
      "function stay() { return 1; }",
    ].join("\n");
    const names = new Set(["walk", "run", "Thing.prototype", "absent"]);
    const { code: emptied, found } = hollow("a.js", code, names);
    expect(emptied).toBe(
      "function walk(way) {\n\n}\nconst run = () => {\n\n};\n\n\n\nfunction stay() { return 1; }",
    );
    expect([...found]).toEqual(["walk", "run", "Thing.prototype"]);
  });
});

describe("a module that wants what was left out", () => {
  it.each([
    ['import { Activity } from "react";', "activities"],
    ["React.unstable_SuspenseList", "lists of suspense"],
    ['jsx(Fragment, { ref: box, children: "x" })', "refs of fragments"],
    ['jsx("story-map", {})', "custom elements"],
    ['import { createPortal, preload } from "react-dom";', "files fetched by a call"],
    ['import { useFetcher } from "react-router-dom";', "forms and fetchers"],
    ["useStoryQuery(id, { pollingInterval: 500 })", "asking again and again"],
    ["const [ask] = api.useLazyGetStoryQuery();", "lazy queries"],
  ])("is found: %s", (code, feature) => {
    expect(wantedAfterAll("/app/src/Page.tsx", code)).toContain(feature);
  });

  it.each([
    'import { Activity } from "lucide";',
    'import { useState } from "react";\nimport { Activity } from "./story.ts";',
    'jsx(Fragment, { children: "x" })',
    'import { createPortal } from "react-dom";',
  ])("is not seen in %s", (code) => {
    expect(wantedAfterAll("/app/src/Page.tsx", code)).toEqual([]);
  });
});
