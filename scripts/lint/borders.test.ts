import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as borders from "./borders.mjs";

const root = path.resolve(import.meta.dirname, "../..");

interface Line {
  file: string;
  code: string;
}
interface Crossing extends Line {
  says: string;
}

const from = (specifier: string) => `import { x } from "${specifier}";\nexport const y = x;\n`;
const crosses = (file: string, specifier: string, says: string): Crossing => ({
  file,
  code: from(specifier),
  says,
});
const typesFrom = (specifier: string) =>
  `import type { X } from "${specifier}";\nexport type Y = X;\n`;
const passes = (file: string, specifier: string): Line => ({ file, code: from(specifier) });

const mapping = "take what it answers as a prop; its types are in @katha/api/shapes";
const ui = "packages/ui/src";
const server = "packages/server/src";
const narrator = "packages/narrator/src";

const crossings: Crossing[] = [
  crosses(
    `${ui}/parts/story/A.ts`,
    "@katha/api",
    `packages/ui may not import @katha/api: ${mapping}`,
  ),
  crosses(`${ui}/parts/story/B.ts`, "@katha/api/contract", mapping),
  crosses(`${ui}/parts/story/C.ts`, "@katha/storygraph", "packages/app calls @katha/storygraph"),
  crosses(`${ui}/parts/story/D.ts`, "@katha/app", "a prop or a callback that packages/app passes"),
  crosses(`${ui}/parts/story/E.ts`, "@katha/server", "packages/app has it from @katha/api"),
  crosses(`${ui}/parts/story/F.ts`, "../../../../api/src/index.ts", mapping),
  crosses(`${ui}/parts/story/G.ts`, "react-redux", "packages/ui knows no store"),
  crosses(`${ui}/parts/story/H.ts`, "@reduxjs/toolkit/query", "packages/ui knows no store"),
  crosses(`${ui}/parts/story/I.ts`, "react-router-dom", "from packages/app/src/routes/router.ts"),
  crosses(`${ui}/parts/story/J.ts`, "@base-ui/react/dialog", "use a primitive"),
  crosses("packages/api/src/stories/a.ts", "@katha/ui", "a page of packages/app makes props"),
  crosses("packages/api/src/stories/b.ts", "@katha/storygraph", "its reader calls"),
  crosses("packages/api/src/stories/c.ts", "@katha/app", "an argument that packages/app passes in"),
  crosses("packages/api/src/stories/d.ts", "@katha/server", "describe what you need"),
  crosses("packages/api/src/contract/a.ts", "fastify", "the contract imports zod alone"),
  crosses("packages/api/src/contract/b.ts", "node:crypto", "the contract imports zod alone"),
  crosses("packages/api/src/contract/c.ts", "../api.ts", "the contract imports zod alone"),
  crosses("packages/painter/src/a.ts", "@katha/storygraph", "describe it in a Scene"),
  crosses("packages/painter/src/b.ts", "@katha/server", "describe it in a Scene"),
  crosses(
    "packages/narrator/src/a.ts",
    "@katha/api/contract",
    "packages/narrator may not import values of @katha/api/contract: import types",
  ),
  crosses("packages/narrator/src/b.ts", "@katha/painter", "packages/server asks the painter"),
  crosses("packages/narrator/src/c.ts", "@katha/server", "packages/server passes in"),
  crosses("packages/narrator/src/k.ts", "@katha/catalogue", "take the story as an argument"),
  crosses("packages/catalogue/src/a.ts", "@katha/server", "is the server's"),
  crosses("packages/catalogue/src/b.ts", "@katha/api", "import @katha/api/contract"),
  crosses("packages/catalogue/src/c.ts", "@katha/ui", "a story is text"),
  crosses("packages/catalogue/src/book/a.ts", "../check/state.ts", "knows nothing of the check"),
  crosses("packages/narrator/src/d.ts", "../../server/src/lib/ids.ts", "packages/server passes in"),
  {
    file: "packages/narrator/src/e.ts",
    code: typesFrom("@katha/api"),
    says: "import types of @katha/api/contract",
  },
  crosses("packages/authoring/src/a.ts", "@katha/ui", "packages/app makes props of it"),
  crosses("packages/authoring/src/b.ts", "@katha/app", "packages/app passes in"),
  crosses("packages/authoring/src/c.ts", "@katha/server", "call it through @katha/api"),
  crosses("packages/storygraph/src/a.ts", "@katha/api", "take what you need as an argument"),
  crosses("packages/storygraph/src/b.ts", "zod", "storygraph imports nothing"),
  crosses("packages/storygraph/src/c.ts", "node:fs", "storygraph imports nothing"),
  crosses("packages/exchange/src/a.ts", "@katha/ui", "its reader puts both into words"),
  crosses("packages/exchange/src/b.ts", "zod", "imports storygraph and fflate alone"),
  crosses("packages/app/src/l.ts", "@katha/exchange", "in a worker"),
  crosses("packages/app/src/m.ts", "@katha/narrator", "packages/play tells on a device"),
  crosses("packages/app/src/n.ts", "@katha/play", "the rest brings the narrator"),
  crosses("packages/play/src/a.ts", "@katha/api", "the client has no place here"),
  crosses("packages/play/src/b.ts", "@katha/ui", "a page of packages/app makes props of them"),
  crosses("packages/play/src/c.ts", "@katha/server", "rows and requests are packages/server's"),
  crosses("packages/play/src/d.ts", "@katha/app", "packages/app passes in"),
  crosses("packages/app/src/a0.ts", "@katha/api/contract", "the contract brings zod"),
  crosses("packages/app/src/a.ts", "@katha/server", "call it through @katha/api"),
  crosses("packages/app/src/b.ts", "@katha/ui/src/parts/story/StoryCard", "may not reach into"),
  crosses("packages/app/src/c.ts", "../../ui/src/index.ts", "may not reach into"),
  crosses("packages/app/src/d.ts", "react-router-dom", "from packages/app/src/routes/router.ts"),
  crosses("packages/app/src/e.ts", "../../../e2e/a.ts", "not part of the product"),
  crosses(
    `${ui}/parts/story/R.ts`,
    "../../../../../.storybook/modes.ts",
    "not part of the product",
  ),
  crosses("packages/app/src/f.ts", "../../../scripts/a.mjs", "not part of the product"),
  crosses(`${server}/a.ts`, "@katha/api", "import @katha/api/contract"),
  crosses(`${server}/b.ts`, "@katha/ui", "the screens are the app's business"),
  crosses(`${server}/c.ts`, "@katha/app", "serve its built files"),
  crosses("e2e/a.ts", "@katha/ui/src/index", "may not reach into @katha/ui/src/index"),
  crosses("e2e/b.ts", "../packages/server/src/settings/config.ts", "may not reach into"),
  crosses("bench/a.ts", "../packages/ui/src/index.ts", "may not reach into"),
  crosses("scripts/a.ts", "@katha/api", "start a program instead"),
  crosses(".storybook/a.ts", "@katha/api", "a story gets its values as props"),

  crosses(
    `${ui}/tokens/a.ts`,
    "../primitives/actions/Button/Button.tsx",
    "screens -> parts -> primitives",
  ),
  crosses(`${ui}/tokens/b.ts`, "../messages/i18n.ts", "screens -> parts -> primitives"),
  crosses(
    `${ui}/messages/a.ts`,
    "../primitives/actions/Button/Button.tsx",
    "screens -> parts -> primitives",
  ),
  crosses(
    `${ui}/primitives/actions/Button/a.ts`,
    "../../../parts/story/StoryCard/StoryCard.tsx",
    "screens -> parts",
  ),
  crosses(
    `${ui}/primitives/actions/Button/b.ts`,
    "../../../screens/home/HomeScreen.ts",
    "screens -> parts",
  ),
  crosses(`${ui}/parts/story/K.ts`, "../../screens/home/HomeScreen.ts", "screens -> parts"),
  crosses(`${ui}/parts/story/L.ts`, "../play/Choices/styles.ts", "the file named like its folder"),
  crosses(`${ui}/parts/story/M.ts`, "../../fixtures/stories.ts", "it is for tests and stories"),
  crosses(`${ui}/screens/home/A.ts`, "../game/GameScreen.ts", "make a part of what both screens"),
  crosses(`${ui}/screens/home/D.ts`, "../fixtures/shelves.ts", "it is for tests and stories"),
  crosses(`${ui}/screens/home/B.ts`, "../game/index.ts", "make a part of what both screens"),
  crosses(`${ui}/screens/home/F.ts`, "../index.ts", "make a part of what both screens"),

  crosses(`${narrator}/text/a.ts`, "../bible/bible.ts", "has the order of its folders"),
  crosses(`${narrator}/understanding/a.ts`, "../built-in/index.ts", "move what both need down"),
  crosses(`${narrator}/authored/a.test.ts`, "../built-in/index.ts", "move what both need down"),
  crosses(`${narrator}/providers/a.ts`, "../built-in/narrator.ts", "join them in teller.ts"),
  crosses(`${narrator}/memory/a.ts`, "../index.ts", "has the order of its folders"),
  crosses(`${narrator}/memory/b.ts`, "../testing/position-at.ts", "it is for tests and stories"),
  crosses(`${narrator}/lib/a.ts`, "../../tools/talk.ts", "not part of the product"),

  crosses(`${server}/lib/a.ts`, "../db/db.ts", "http -> features -> jobs, servers, db, lib"),
  crosses(`${server}/db/a.ts`, "../features/stories/service.ts", "http -> features -> jobs"),
  crosses(`${server}/db/b.ts`, "../http/errors.ts", "http -> features -> jobs"),
  crosses(
    `${server}/features/stories/a.ts`,
    "../wallet/repo.ts",
    "ask the other feature's service",
  ),
  crosses(`${server}/features/stories/l.ts`, "../../app.testing.ts", "it is for tests and stories"),
  crosses(`${server}/somewhere/a.ts`, "../db/db.ts", "is no layer yet"),
  crosses(`${server}/lib/b.ts`, "../app.ts", "http -> features -> jobs"),
  crosses(`${server}/jobs/a.ts`, "../features/stories/service.ts", "http -> features -> jobs"),
  crosses(
    `${server}/features/stories/b.ts`,
    "../../testing/database.ts",
    "it is for tests and stories",
  ),

  {
    file: `${server}/features/stories/c.ts`,
    code: "export const when = () => Date.now();\n",
    says: "take the clock of lib/clock.ts",
  },
  {
    file: `${server}/features/stories/d.ts`,
    code: "export const when = () => new Date();\n",
    says: "take the clock of lib/clock.ts",
  },
  {
    file: `${server}/features/stories/e.ts`,
    code: 'import { randomUUID } from "node:crypto";\nexport const id = () => randomUUID();\n',
    says: "take the ids of lib/ids.ts",
  },
  {
    file: `${server}/features/stories/f.ts`,
    code: "export const id = () => crypto.randomUUID();\n",
    says: "take the ids of lib/ids.ts",
  },
  {
    file: "packages/narrator/src/f.ts",
    code: "export const chance = () => Math.random();\n",
    says: "createRng of @katha/storygraph",
  },
  {
    file: `${server}/http/a.ts`,
    code: "export const port = process.env.PORT;\n",
    says: "read it in packages/server/src/settings/config.ts",
  },
  {
    file: `${server}/http/b.ts`,
    code: 'import { env } from "node:process";\nexport const port = env.PORT;\n',
    says: "read it in packages/server/src/settings/config.ts",
  },
  {
    file: "packages/api/src/stories/e.ts",
    code: 'export const load = () => import("@katha/ui");\n',
    says: "a page of packages/app makes props",
  },
  {
    file: "packages/api/src/stories/f.ts",
    code: 'export * from "@katha/ui";\n',
    says: "a page of packages/app makes props",
  },
  {
    file: "packages/api/src/stories/g.ts",
    code: 'export type { Button } from "@katha/ui";\n',
    says: "a page of packages/app makes props",
  },
];

const allowed: Line[] = [
  passes("packages/app/src/g.ts", "@katha/ui"),
  passes("packages/app/src/h.ts", "@katha/api"),
  passes("packages/app/src/i.ts", "@katha/api/game"),
  passes("packages/app/src/j.ts", "@katha/storygraph"),
  passes("packages/app/src/k.ts", "@katha/authoring"),
  passes("packages/app/src/o.ts", "@katha/play/device"),
  passes("packages/play/src/e.ts", "@katha/narrator"),
  passes(`${server}/d.ts`, "@katha/play"),
  passes("packages/authoring/src/d.ts", "@katha/api/contract"),
  passes("packages/authoring/src/e.ts", "@katha/storygraph"),
  passes("packages/authoring/src/f.ts", "@katha/exchange"),
  passes("packages/exchange/src/c.ts", "@katha/storygraph/structure"),
  passes("packages/exchange/src/e.ts", "fflate"),
  passes("packages/exchange/src/c.test.ts", "@katha/storygraph/testing"),
  passes("packages/narrator/src/g.ts", "@katha/storygraph"),
  passes("packages/narrator/src/g.test.ts", "@katha/api/contract"),
  { file: "packages/narrator/src/h.ts", code: typesFrom("@katha/api/contract") },
  passes(`${narrator}/built-in/a.ts`, "../authored/later.ts"),
  passes(`${narrator}/bible/a.ts`, "../text/sentences.ts"),
  passes(`${narrator}/position/a.ts`, "../port.ts"),
  passes(`${narrator}/providers/b.test.ts`, "../teller.ts"),
  passes("packages/narrator/tools/a.ts", "../src/testing/position-at.ts"),
  { file: `${ui}/parts/story/S.ts`, code: typesFrom("@katha/storygraph") },
  { file: `${ui}/parts/story/T.ts`, code: typesFrom("@katha/api/shapes") },
  passes(`${server}/g.ts`, "@katha/narrator"),
  passes(`${server}/h.ts`, "@katha/painter"),
  passes(`${server}/h0.ts`, "@katha/catalogue"),
  passes("packages/catalogue/src/d.ts", "@katha/storygraph"),
  passes("packages/catalogue/src/check/a.ts", "../book/flow.ts"),
  passes("scripts/b.ts", "@katha/painter"),
  passes(`${server}/k.ts`, "@katha/ui/markdown"),
  passes("packages/app/src/routes/router.ts", "react-router-dom"),
  passes(`${server}/d.ts`, "@katha/api/contract"),
  passes(`${server}/e.ts`, "@katha/storygraph"),
  passes(`${server}/f.ts`, "./features/stories/repo.ts"),
  passes(`${server}/http/c.ts`, "../features/stories/routes.ts"),
  passes(`${server}/features/stories/g.ts`, "./repo.ts"),
  passes(`${server}/features/stories/h.ts`, "../wallet/service.ts"),
  passes(`${server}/features/stories/i.ts`, "../../db/db.ts"),
  passes(`${server}/http/d.test.ts`, "../app.ts"),
  passes(`${server}/features/stories/k.test.ts`, "../../app.testing.ts"),
  passes(`${server}/features/stories/j.test.ts`, "../../testing/database.ts"),
  passes(`${ui}/screens/home/C.ts`, "../../parts/story/StoryCard/StoryCard.tsx"),
  passes(`${ui}/screens/index.ts`, "./home/HomeScreen.tsx"),
  passes(`${ui}/screens/home/E.stories.tsx`, "../fixtures/shelves.ts"),
  passes(`${ui}/screens/fixtures/shelves.ts`, "../home/HomeScreen.tsx"),
  passes(`${ui}/parts/story/N.ts`, "../play/Choices/Choices.tsx"),
  passes(`${ui}/parts/story/O.ts`, "../../primitives/actions/Button/Button.tsx"),
  passes(`${ui}/parts/story/P.stories.tsx`, "../../fixtures/stories.ts"),
  passes(`${ui}/parts/story/Q.stories.tsx`, "../../../../../.storybook/preview.tsx"),
  passes("packages/app/src/testing/a.tsx", "../../../../.storybook/testing/pages.ts"),
  passes(`${ui}/primitives/overlays/Dialog/a.ts`, "@base-ui/react/dialog"),
  passes(`${ui}/primitives/actions/Button/c.ts`, "../../../tokens/color.ts"),
  passes("packages/api/src/contract/d.ts", "zod"),
  passes("packages/api/src/contract/e.ts", "./story.ts"),
  passes("packages/storygraph/src/d.ts", "./walk.ts"),
  passes("packages/storygraph/src/d.test.ts", "fast-check"),
  passes("e2e/c.ts", "@katha/api/contract"),
  passes("e2e/d.ts", "../scripts/browser.mjs"),
  passes("bench/b.ts", "@katha/server/testing"),
  passes("packages/ui/tsup.config.ts", "../../scripts/packages/library.ts"),
  passes(".storybook/b.ts", "../packages/ui/s../messages/i18n.ts"),
  { file: `${server}/settings/config.ts`, code: "export const port = process.env.PORT;\n" },
  { file: `${server}/lib/clock.ts`, code: "export const now = () => Date.now();\n" },
];

let copy: string;
const found = new Map<string, string[]>();

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), "katha borders "));
  await cp(path.join(root, "scripts/lint"), path.join(copy, "scripts/lint"), { recursive: true });
  const config = JSON.parse(await readFile(path.join(root, ".oxlintrc.json"), "utf8"));
  config.options.typeAware = false;
  await writeFile(path.join(copy, ".oxlintrc.json"), JSON.stringify(config));
  for (const { file, code } of [...crossings, ...allowed]) {
    await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
    await writeFile(path.join(copy, file), code);
  }
  await lint(copy);
});

afterAll(() => rm(copy, { recursive: true, force: true }));

async function lint(folder: string) {
  const oxlint = path.join(root, "node_modules/oxlint/bin/oxlint");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [oxlint, "--format", "json", "--config", path.join(folder, ".oxlintrc.json"), "."],
    { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
  ).catch((error: { stdout: string }) => error);
  for (const { code, filename, message, severity } of JSON.parse(stdout).diagnostics) {
    if (!code.startsWith("katha(") || severity !== "error") continue;
    found.set(filename, [...(found.get(filename) ?? []), message]);
  }
}

test.each(crossings)("$file is stopped: $says", ({ file, says }) => {
  expect(found.get(file)).toEqual([expect.stringContaining(says)]);
});

test.each(allowed)("$file passes: $code", ({ file }) => {
  expect(found.get(file)).toBeUndefined();
});

test("every border is crossed here", () => {
  const said = crossings.map(({ says }) => says).join("\n");
  const messages = [...found.values()].flat().join("\n");
  const instead = [
    ...borders.packageBorders.flatMap(({ instead: by }) => Object.values(by)),
    ...borders.layerBorders.flatMap(({ instead: one, families }) => [
      one,
      ...Object.values(families),
    ]),
    ...borders.outsideBorders.map(({ instead: one }) => one),
    ...borders.ambientBorders.map(({ instead: one }) => one),
  ];
  expect(said).not.toBe("");
  for (const advice of instead) expect(messages).toContain(advice);
});
