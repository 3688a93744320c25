import path from "node:path";
import type { Browser } from "playwright-core";
import { withProgress } from "../run/progress.mjs";
import { NoPicture, openBrowser, openCamera } from "./camera.ts";
import type { Camera } from "./camera.ts";
import { differenceOf } from "./compare.ts";
import { writePage } from "./page.ts";
import type { Finding } from "./page.ts";
import { home } from "./places.ts";
import { rollsOf } from "./rolls.ts";
import type { Pair, Visit } from "./rolls.ts";
import { serve } from "./serve.ts";
import { writeSheets } from "./sheets.ts";
import { shotsOf, storiesIn } from "./shots.ts";
import type { Shot } from "./shots.ts";
import { builtAt, builtHere, commitOf } from "./storybook.ts";
import { wishesFrom } from "./wishes.ts";
import type { Wishes } from "./wishes.ts";

const pagesAtOnce = 3;

/** Answers the exit code: differences are for eyes to judge, a story without a picture is a failure. */
export async function comparePictures(args: string[]): Promise<number> {
  const wishes = wishesFrom(args);
  const { base } = wishes;
  if (base === null) return writeSheets(wishes);
  const commit = await commitOf(base);
  const folders = { before: await builtAt(base, commit), after: await builtHere() };
  const served = { before: await serve(folders.before), after: await serve(folders.after) };
  const browsers = {
    before: await openBrowser(served.before),
    after: await openBrowser(served.after),
  };
  try {
    const pairs = await pairsOf(browsers, wishes, folders);
    const findings = await photographAll(browsers, pairs);
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
    for (const side of ["before", "after"] as const) {
      await browsers[side].close();
      served[side].close();
    }
  }
}

interface Sides<Side> {
  readonly before: Side;
  readonly after: Side;
}

async function pairsOf(
  browsers: Sides<Browser>,
  wishes: Wishes,
  folders: Sides<string>,
): Promise<Pair[]> {
  const shotsAt = async (side: keyof Sides<unknown>) => {
    const stories = await storiesIn(browsers[side], folders[side]);
    return new Map(shotsOf(stories, wishes).map((shot) => [shot.key, shot]));
  };
  const before = await shotsAt("before");
  const after = await shotsAt("after");
  return [...new Map([...before, ...after]).values()]
    .map((shot) => ({ shot, before: before.has(shot.key), after: after.has(shot.key) }))
    .toSorted(({ shot: one }, { shot: other }) => compareText(one.key, other.key));
}

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

async function photographAll(browsers: Sides<Browser>, pairs: readonly Pair[]): Promise<Finding[]> {
  const waiting = rollsOf(pairs);
  const findings: Finding[] = [];
  let done = 0;
  let again = 0;
  const worker = async () => {
    const cameras = {
      before: await openCamera(browsers.before),
      after: await openCamera(browsers.after),
    };
    for (let roll = waiting.shift(); roll; roll = waiting.shift()) {
      for (const visit of roll) {
        const doubtful = await doubtfulOf(visit, cameras);
        for (const pair of doubtful) {
          const finding = await findingOf(pair, cameras);
          if (finding) findings.push(finding);
        }
        done += visit.length;
        again += doubtful.length;
      }
      cameras.before.close();
      cameras.after.close();
    }
  };
  await withProgress(
    "Photographing",
    () => Promise.all(Array.from({ length: pagesAtOnce }, worker)),
    { howFar: () => `${done} of ${pairs.length}, ${again} twice` },
  );
  return findings.toSorted((one, other) => compareText(one.shot.key, other.shot.key));
}

/** What looks the same in passing is the same; whatever does not is to be looked at with patience. */
async function doubtfulOf(visit: Visit, cameras: Sides<Camera>): Promise<Pair[]> {
  const [first] = visit;
  const shots = visit.map(({ shot }) => shot) as [Shot, ...Shot[]];
  const before = first.before ? await cameras.before.glance(shots) : null;
  const after = first.after ? await cameras.after.glance(shots) : null;
  return visit.filter(({ shot: { key } }) => {
    const old = before?.get(key);
    return old === undefined || !after?.get(key)?.equals(old);
  });
}

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
