import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { root } from "../run/program.mjs";
import { withProgress } from "../run/progress.mjs";
import { NoPicture, openBrowser, openContext, photograph } from "./camera.ts";
import { differenceOf } from "./compare.ts";
import { writePage } from "./page.ts";
import type { Finding } from "./page.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";
import { shotsOf, storiesIn } from "./shots.ts";
import type { Shot } from "./shots.ts";
import { buildAt, buildHere, commitOf } from "./storybook.ts";
import { wishesFrom } from "./wishes.ts";
import type { Wishes } from "./wishes.ts";

const home = path.join(root, ".katha/visual");
const pagesAtOnce = 2;

/** Answers the exit code: differences are for eyes to judge, a story without a picture is a failure. */
export async function comparePictures(args: string[]): Promise<number> {
  const wishes = wishesFrom(args);
  const commit = await commitOf(wishes.base);
  const folders = { before: await builtBase(wishes.base, commit), after: path.join(home, "here") };
  await withProgress("Building Storybook here", () => buildHere(folders.after));
  const before = await serve(folders.before);
  const after = await serve(folders.after);
  const browser = await openBrowser();
  try {
    const pairs = await pairsOf(browser, wishes, { before, after }, folders);
    const findings = await photographAll(browser, pairs, { before, after });
    const stories = new Set(pairs.map(({ shot }) => shot.story)).size;
    const file = path.join(home, "index.html");
    await writePage(file, {
      base: `${wishes.base} (${commit.slice(0, 7)})`,
      pictures: pairs.length,
      findings,
    });
    const count = (kind: Finding["kind"]) => findings.filter((each) => each.kind === kind).length;
    const kinds = ["changed", "added", "removed", "unsteady", "failed"] as const;
    const counted = kinds
      .filter((kind) => ["changed", "added", "removed"].includes(kind) || count(kind) > 0)
      .map((kind) => `${count(kind)} ${kind}`);
    process.stdout.write(`${path.relative(process.cwd(), file)}\n`);
    process.stdout.write(
      `visual: ${pairs.length} pictures of ${stories} stories against ${wishes.base}: ${counted.join(", ")}\n`,
    );
    return count("failed") > 0 ? 1 : 0;
  } finally {
    await browser.close();
    before.close();
    after.close();
  }
}

/** Kept under its commit, so that comparing with the same base again builds only what is here. */
async function builtBase(name: string, commit: string): Promise<string> {
  const folder = path.join(home, "bases", commit);
  if (existsSync(path.join(folder, "iframe.html"))) return folder;
  await rm(path.join(home, "bases"), { recursive: true, force: true });
  await mkdir(path.dirname(folder), { recursive: true });
  const scratch = await mkdtemp(path.join(tmpdir(), "katha-visual-"));
  try {
    await withProgress(`Building Storybook at ${name}`, () =>
      buildAt(commit, folder, path.join(scratch, "tree")),
    );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return folder;
}

interface Sides<Side> {
  readonly before: Side;
  readonly after: Side;
}

/** A picture to take, and the sides that have its story. */
interface Pair {
  readonly shot: Shot;
  readonly before: boolean;
  readonly after: boolean;
}

async function pairsOf(
  browser: Browser,
  wishes: Wishes,
  served: Sides<Served>,
  folders: Sides<string>,
): Promise<Pair[]> {
  const context = await openContext(browser);
  const shotsAt = async (side: keyof Sides<unknown>) => {
    const stories = await storiesIn(context, served[side].address, folders[side]);
    return new Map(shotsOf(stories, wishes).map((shot) => [shot.key, shot]));
  };
  const before = await shotsAt("before");
  const after = await shotsAt("after");
  await context.close();
  return [...new Map([...before, ...after]).values()].map((shot) => ({
    shot,
    before: before.has(shot.key),
    after: after.has(shot.key),
  }));
}

async function photographAll(
  browser: Browser,
  pairs: readonly Pair[],
  served: Sides<Served>,
): Promise<Finding[]> {
  const waiting = [...pairs];
  const findings: Finding[] = [];
  const worker = async () => {
    const context = await openContext(browser);
    const page = await context.newPage();
    const take = (side: keyof Sides<unknown>, shot: Shot) =>
      photograph(page, served[side].address, shot);
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      const finding = await findingOf(pair, take);
      if (finding) findings.push(finding);
    }
    await context.close();
  };
  await withProgress(
    "Photographing",
    () => Promise.all(Array.from({ length: pagesAtOnce }, worker)),
    { howFar: () => `${pairs.length - waiting.length} of ${pairs.length}` },
  );
  return findings.toSorted((one, other) => (one.shot.key < other.shot.key ? -1 : 1));
}

/** What differs is photographed again: a picture that differs from itself says nothing of the change. */
async function findingOf(
  { shot, before, after }: Pair,
  take: (side: keyof Sides<unknown>, shot: Shot) => Promise<Buffer>,
): Promise<Finding | undefined> {
  try {
    if (!before) return { kind: "added", shot, after: await take("after", shot) };
    if (!after) return { kind: "removed", shot, before: await take("before", shot) };
    const first = { before: await take("before", shot), after: await take("after", shot) };
    const difference = await differenceOf(first.before, first.after);
    if (!difference) return undefined;
    const second = { before: await take("before", shot), after: await take("after", shot) };
    const steady = second.before.equals(first.before) && second.after.equals(first.after);
    return { kind: steady ? "changed" : "unsteady", shot, ...first, difference };
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error;
    return { kind: "failed", shot, reason: error.message };
  }
}
