import type { Db, Tx } from "../../db/open.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { networksOf } from "../../lib/networks.ts";
import { Problem } from "../../lib/problem.ts";
import type { Secret } from "../../lib/secret.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { answerOnce } from "../idempotency/index.ts";
import { recordEvent, type EventKind } from "../progress/index.ts";
import { storyNotFound } from "../../lib/story-problems.ts";
import { lockPlayerWallet } from "../wallet/index.ts";
import { averageRating } from "./rating.ts";
import {
  addMark,
  addShare,
  countLast,
  findLastEvent,
  findOwner,
  findRating,
  marks,
  removeMark,
  writeRating,
  type Mark,
} from "./repo.ts";

export interface EngagementDependencies {
  db: Db;
  clock: Clock;
  ids: Ids;
}

/** A request about a story; it may be a repeated one. */
export interface StoryRequest {
  storyId: string;
  key: string | undefined;
}

/** Throws unless the viewer may see the story. */
async function requireVisible(tx: Tx, storyId: string, viewer: Viewer | null): Promise<void> {
  const story = await findOwner(tx, storyId);
  const isEditor = viewer !== null && (viewer.role === "admin" || viewer.id === story?.author_id);
  if (story === undefined || (story.status !== "published" && !isEditor)) throw storyNotFound();
}

const eventKinds = { like: "liked", bookmark: "bookmarked" } as const;

/** The user's event counts once per story, however often it is toggled. */
async function recordOnce(
  needs: EngagementDependencies,
  tx: Tx,
  kind: EventKind,
  { storyId, userId }: { storyId: string; userId: string },
): Promise<void> {
  await recordEvent({ ...needs, tx }, { userId, kind, occasion: storyId, storyId });
}

/** Toggles the mark. */
export function toggle(
  needs: EngagementDependencies,
  mark: Mark,
  { storyId, key }: StoryRequest,
  viewer: Viewer,
): Promise<{ isMarked: boolean; total: number }> {
  const { db, clock } = needs;
  const once = { holder: viewer.id, call: mark, key, fingerprint: storyId };
  return db.transaction().execute((tx) =>
    answerOnce({ tx, clock }, once, async () => {
      // A player's own requests wait for each other here; different players never do.
      await lockPlayerWallet(tx, viewer.id);
      const marked = { storyId, userId: viewer.id };
      const now = clock.now();
      const since = await removeMark(tx, mark, marked);
      const isMarked = since === undefined;
      // A mark can be removed from a story that is now hidden.
      if (isMarked) await requireVisible(tx, storyId, viewer);
      if (isMarked) await addMark(tx, mark, marked, now);
      if (isMarked) await recordOnce(needs, tx, eventKinds[mark], marked);
      const { total } = marks[mark];
      const change = isMarked ? "warmer" : "cooler";
      const counts = await countLast(tx, storyId, {
        counts: { [total]: isMarked ? 1 : -1 },
        warmed: mark === "like" ? { change, kind: "like", at: since ?? now } : undefined,
      });
      return { isMarked, total: counts[total] };
    }),
  );
}

/** Identifies a visitor without an account, by a hash of the day and the network. */
function visitorOf(
  { clock, secret }: SharingNeeds,
  viewer: Viewer | null,
  address: string,
): string {
  const day = clock.now().toISOString().slice(0, 10);
  const who = viewer === null ? ["network", networksOf(address).network] : ["account", viewer.id];
  return secret.sign("shares", JSON.stringify([day, ...who]));
}

export interface SharingNeeds extends EngagementDependencies {
  secret: Secret;
}

/** Counts each account, and each network of visitors, once a day. */
export function share(
  needs: SharingNeeds,
  { storyId, address }: { storyId: string; address: string },
  viewer: Viewer | null,
): Promise<{ shares_count: number }> {
  const { db, clock } = needs;
  return db.transaction().execute(async (tx) => {
    await requireVisible(tx, storyId, viewer);
    const visitor = visitorOf(needs, viewer, address);
    const isNew = await addShare(tx, { storyId, visitor, at: clock.now() });
    if (viewer) await recordOnce(needs, tx, "shared", { storyId, userId: viewer.id });
    const counts = { shares_count: isNew ? 1 : 0 };
    const { shares_count } = await countLast(tx, storyId, { counts });
    return { shares_count };
  });
}

function notFinished(): Problem {
  return new Problem(
    409,
    "not_finished",
    "Finish the story first. Then your stars will mean something to the next reader.",
  );
}

/** A later rating replaces the earlier one. */
export function rate(
  needs: EngagementDependencies,
  { storyId, rating }: { storyId: string; rating: number },
  viewer: Viewer,
): Promise<{ rating: number; average_rating: number }> {
  return needs.db.transaction().execute(async (tx) => {
    await requireVisible(tx, storyId, viewer);
    await lockPlayerWallet(tx, viewer.id);
    const rated = { storyId, userId: viewer.id };
    if (!(await findLastEvent(tx, "completion", rated))) throw notFinished();
    const before = await findRating(tx, rated);
    await writeRating(tx, { ...rated, rating, at: needs.clock.now() });
    await recordOnce(needs, tx, "rated", rated);
    const { ratings_sum, ratings_count } = await countLast(tx, storyId, {
      counts: {
        ratings_count: before === undefined ? 1 : 0,
        ratings_sum: rating - (before ?? 0),
      },
    });
    return { rating, average_rating: averageRating(ratings_sum, ratings_count) ?? rating };
  });
}
