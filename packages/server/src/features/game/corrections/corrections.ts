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
import { editable, storyById } from "../../stories/service.ts";
import type { GameDependencies } from "../dependencies.ts";
import { ownSession } from "../sessions/read.ts";
import { ownTurn } from "../turns/own-turn.ts";
import { dayOf } from "../unanswered/day.ts";
import {
  countOpenOf,
  findCorrections,
  insertCorrection,
  isSent,
  setStatus,
  type CorrectionRow,
} from "./repo.ts";

type Needs = Pick<GameDependencies, "db" | "clock" | "ids">;
type Sent = BodyOf<typeof sendCorrection>;

/** How many of one player may wait for their authors. */
export const mostOpen = 200;

/** The scene of a part of one's own play of this story. */
async function sceneOf(
  { db }: Pick<Needs, "db">,
  { story, part }: { story: string; part: NonNullable<Sent["part"]> },
  viewer: Viewer,
): Promise<string> {
  const session = await ownSession(db, part.session_id, viewer);
  if (session.story_id !== story) throw notFound("story_not_found", "Story not found");
  if (part.turn === "opening") return session.opening.node;
  const turn = await ownTurn({ db }, { session: session.id, id: part.turn }, viewer);
  return turn.node ?? session.opening.node;
}

/** Keeps for the author how a passage should read: of who may read the story, or has played it. */
export async function keepCorrection(
  { db, clock, ids }: Needs,
  { id: story, part, ...words }: Sent & { id: string },
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
  if (!(await isSent(db, correction))) {
    if ((await countOpenOf(db, viewer.id)) >= mostOpen)
      throw new Problem(
        409,
        "too_many_corrections",
        "Many of your corrections still wait to be read. Send more once their authors have read some.",
      );
    await insertCorrection(db, correction);
  }
  return { message: "Thank you. The author will read it." };
}

/** The day alone: beside the numbers of a story, a moment could tell who it was. */
function correctionAnswer(row: CorrectionRow): Correction {
  const { id, passage, proposed, note, scene, status, created_at } = row;
  return { id, passage, proposed, note, scene, status, day: dayOf(created_at) };
}

export async function listCorrections(
  { db }: Pick<Needs, "db">,
  id: string,
  viewer: Viewer,
): Promise<Corrections> {
  await editable({ db }, id, viewer);
  return { corrections: (await findCorrections(db, id)).map(correctionAnswer) };
}

export async function settleCorrection(
  { db, clock }: Pick<Needs, "db" | "clock">,
  { id, correction, status }: { id: string; correction: string; status: CorrectionStatus },
  viewer: Viewer,
): Promise<Correction> {
  await editable({ db }, id, viewer);
  const settled = { story_id: id, id: correction, status, at: clock.now() };
  const row = await setStatus(db, settled);
  if (row === undefined)
    throw notFound(
      "correction_not_found",
      "There is no such correction: it may have gone already.",
    );
  return correctionAnswer(row);
}
