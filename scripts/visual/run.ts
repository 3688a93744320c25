import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser } from "playwright-core";
import { withProgress } from "../run/progress.mjs";
import { Camera, NoPicture, openBrowser, openContext } from "./camera.ts";
import { differenceOf } from "./compare.ts";
import { writePage } from "./page.ts";
import type { Finding } from "./page.ts";
import { hereFolder, home } from "./places.ts";
import { serve } from "./serve.ts";
import type { Served } from "./serve.ts";
import { writeSheets } from "./sheets.ts";
import { shotsOf, storiesIn } from "./shots.ts";
import type { Shot } from "./shots.ts";
import { buildAt, buildHere, commitOf } from "./storybook.ts";
import { wishesFrom } from "./wishes.ts";
import type { Wishes } from "./wishes.ts";

const pagesAtOnce = 2;

/** Answers the exit code: differences are for eyes to judge, a story without a picture is a failure. */
export async function comparePictures(args: string[]): Promise<number> {
  const wishes = wishesFrom(args);
  const { base } = wishes;
  if (base === null) return writeSheets(wishes);
  const commit = await commitOf(base);
  const folders = { before: await builtBase(base, commit), after: hereFolder };
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
      base: `${base} (${commit.slice(0, 7)})`,
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
      `visual: ${pairs.length} pictures of ${stories} stories against ${base}: ${counted.join(", ")}\n`,
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
  const waiting = byTitle(pairs);
  const findings: Finding[] = [];
  let done = 0;
  const worker = async () => {
    const context = await openContext(browser);
    const cameras = {
      before: new Camera(await context.newPage(), served.before.address),
      after: new Camera(await context.newPage(), served.after.address),
    };
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const pair of group) {
        const finding = await findingOf(pair, cameras);
        if (finding) findings.push(finding);
        done += 1;
      }
    }
    await context.close();
  };
  await withProgress(
    "Photographing",
    () => Promise.all(Array.from({ length: pagesAtOnce }, worker)),
    { howFar: () => `${done} of ${pairs.length}` },
  );
  return findings.toSorted((one, other) => (one.shot.key < other.shot.key ? -1 : 1));
}

/** The stories of one file follow each other on one page; a story's themes follow each other too. */
function byTitle(pairs: readonly Pair[]): Pair[][] {
  const ordered = pairs.toSorted(
    ({ shot: one }, { shot: other }) =>
      compareText(one.story, other.story) || one.width - other.width,
  );
  const groups = Map.groupBy(ordered, ({ shot }) => shot.story.replace(/--.*/, ""));
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * What differs is photographed again: a picture that differs from itself says nothing of the change.
 */
async function findingOf(
  { shot, before, after }: Pair,
  cameras: Sides<Camera>,
): Promise<Finding | undefined> {
  const take = async () => ({
    before: await cameras.before.photograph(shot),
    after: await cameras.after.photograph(shot),
  });
  try {
    if (!before) return { kind: "added", shot, after: await cameras.after.photograph(shot) };
    if (!after) return { kind: "removed", shot, before: await cameras.before.photograph(shot) };
    const first = await take();
    const difference = await differenceOf(first.before, first.after);
    if (!difference) return undefined;
    const second = await take();
    const steady = second.before.equals(first.before) && second.after.equals(first.after);
    return { kind: steady ? "changed" : "unsteady", shot, ...first, difference };
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error;
    return { kind: "failed", shot, reason: error.message };
  }
}
