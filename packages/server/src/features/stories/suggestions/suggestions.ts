import type { Suggestion, SuggestionKind } from "@katha/api/contract";
import { nodeNamed, normalise } from "@katha/storygraph";
import type { Db } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { NarratorFault, type Writer } from "../../../narrator/remote/index.ts";
import type { Limits } from "../../auth/index.ts";
import { sceneOfPicture } from "../../media/index.ts";
import { mine } from "../authoring/desk.ts";
import { findRecord } from "../authoring/repo.ts";
import { commissionOf } from "./commissions.ts";
import { draftsIn } from "./read.ts";

export interface SuggestionsNeeds {
  db: Db;
  limits: Pick<Limits, "suggestion">;
  /** Absent where no model is configured: the built-in narrator writes for nobody. */
  writer: Writer | undefined;
}

export interface AskedFor {
  id: string;
  kind: SuggestionKind;
  node?: string | undefined;
  wish: string;
}

function notOffered(): Problem {
  return new Problem(404, "not_offered", "No model is configured that could help to write.");
}

function nothingCame(): Problem {
  return new Problem(503, "no_suggestion", "Nothing came of it this time. Try again.", {
    headers: { "retry-after": "5" },
  });
}

async function sceneFor(db: Db, kind: SuggestionKind, cover: string | null): Promise<unknown> {
  if (kind !== "alt_text") return null;
  const scene = cover === null ? undefined : await sceneOfPicture(db, cover);
  if (scene !== undefined) return scene;
  const why = "Only a picture that Katha painted can be described by a model that does not see.";
  throw new Problem(409, "no_scene", why);
}

/** Drafts by a configured model: nothing is saved, and nothing is charged. */
export async function suggestionsFor(
  { db, limits, writer }: SuggestionsNeeds,
  { id, kind, node, wish }: AskedFor,
  viewer: Viewer,
  signal: AbortSignal,
): Promise<{ drafts: Suggestion[]; served_by: string }> {
  const story = mine(await findRecord(db, id), viewer);
  if (writer === undefined) throw notOffered();
  const graph = normalise(story.story_structure);
  const from = node ?? graph.start_node;
  const isInGraph = kind === "next_node" || kind === "branches";
  if (isInGraph && nodeNamed(graph, from) === undefined)
    throw new Problem(409, "no_such_node", `The story has no node named ${from}. Save it first.`);
  const scene = await sceneFor(db, kind, story.cover_image_url);
  await limits.suggestion(viewer.id);
  try {
    const asked = commissionOf({ ...story, graph }, { kind, node: from, wish, scene });
    const { text, servedBy } = await writer.write(asked, signal);
    const drafts = draftsIn(text, kind, story);
    if (drafts.length === 0) throw nothingCame();
    return { drafts, served_by: servedBy };
  } catch (error) {
    throw error instanceof NarratorFault ? nothingCame() : error;
  }
}
