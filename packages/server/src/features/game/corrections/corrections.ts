import type {
  BodyOf,
  Correction,
  Corrections,
  CorrectionStatus,
  Done,
  sendCorrection,
} from "@katha/api/contract";
import { notFound, Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { notify, removeUnread } from "../../notifications/index.ts";
import { editable, storyById } from "../../stories/service.ts";
import { lockUser } from "../../users/service.ts";
import type { GameDependencies, InTransaction } from "../dependencies.ts";
import { ownSession } from "../own-session.ts";
import { ownTurn } from "../own-turn.ts";
import { dayOf } from "../unanswered-lines/day.ts";
import {
  countOpenOf,
  findCorrections,
  insertCorrection,
  isSent,
  setStatus,
  type CorrectionRow,
} from "./repo.ts";

type CorrectionNeeds = Pick<GameDependencies, "db" | "clock" | "ids">;
type SentCorrection = BodyOf<typeof sendCorrection>;

/** The most open corrections of one player. */
export const mostOpen = 200;

/** The scene of a part in the viewer's own play of this story. */
async function sceneOf(
  { db }: Pick<CorrectionNeeds, "db">,
  { story, part }: { story: string; part: NonNullable<SentCorrection["part"]> },
  viewer: Viewer,
): Promise<string> {
  const session = await ownSession(db, part.session_id, viewer);
  if (session.story_id !== story) throw notFound("story_not_found", "Story not found");
  if (part.turn === "opening") return session.opening.node;
  const turn = await ownTurn({ db }, part, viewer);
  return turn.node ?? session.opening.node;
}

/** Stores a correction for the author, from anyone who may read the story or has played it. */
export async function keepCorrection(
  { db, clock, ids }: CorrectionNeeds,
  { id: story, part, ...words }: SentCorrection & { id: string },
  viewer: Viewer,
): Promise<Done> {
  const scene = part === undefined ? null : await sceneOf({ db }, { story, part }, viewer);
  if (part === undefined) await storyById({ db }, story, viewer);
  const correction = {
    id: ids(),
    story_id: story,
    sent_by: viewer.id,
    scene,
    passage: words.passage.trim(),
    proposed: words.proposed.trim(),
    note: words.note.trim(),
    created_at: clock.now(),
  };
  await db.transaction().execute(async (tx) => {
    // What one player sends at once is looked at one after another.
    await lockUser(tx, viewer.id);
    if (await isSent(tx, correction)) return;
    if ((await countOpenOf(tx, viewer.id)) >= mostOpen)
      throw new Problem(
        409,
        "too_many_corrections",
        "Many of your corrections still wait to be read. Send more once their authors have read some.",
      );
    await insertCorrection(tx, correction);
  });
  return { message: "Thank you. The author will read it." };
}

/** Only the day: next to a story's numbers, an exact time could reveal who sent it. */
function correctionAnswer(row: CorrectionRow): Correction {
  const { id, passage, proposed, note, scene, status, created_at } = row;
  return { id, passage, proposed, note, scene, status, day: dayOf(created_at) };
}

export async function listCorrections(
  { db }: Pick<CorrectionNeeds, "db">,
  id: string,
  viewer: Viewer,
): Promise<Corrections> {
  await editable({ db }, id, viewer);
  return { corrections: (await findCorrections(db, id)).map(correctionAnswer) };
}

/** Who sent it is told that it was taken; if it is opened again first, they are not. */
async function tellSender(
  within: InTransaction,
  { id, story_id, sent_by, status, passage }: CorrectionRow,
  viewer: Viewer,
): Promise<void> {
  const accepted = { kind: "correction_accepted", occasion: id } as const;
  if (status !== "done") await removeUnread(within.tx, accepted);
  else if (sent_by !== viewer.id)
    await notify(within, { ...accepted, userId: sent_by, storyId: story_id, excerpt: passage });
}

export async function decideCorrection(
  { db, clock, ids }: CorrectionNeeds,
  { id, correction, status }: { id: string; correction: string; status: CorrectionStatus },
  viewer: Viewer,
): Promise<Correction> {
  await editable({ db }, id, viewer);
  const decided = { story_id: id, id: correction, status, at: clock.now() };
  const row = await db.transaction().execute(async (tx) => {
    const found = await setStatus(tx, decided);
    if (found !== undefined) await tellSender({ tx, clock, ids }, found, viewer);
    return found;
  });
  if (row === undefined)
    throw notFound(
      "correction_not_found",
      "There is no such correction: it may have gone already.",
    );
  return correctionAnswer(row);
}
