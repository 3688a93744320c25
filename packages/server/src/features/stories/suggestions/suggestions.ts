import type { BodyOf, suggest, Suggestion } from "@katha/api/contract";
import type { Db } from "../../../db/open.ts";
import { Problem } from "../../../lib/problem.ts";
import type { Writer } from "@katha/narrator";
import { sceneOfPicture } from "../../media/index.ts";
import { draftedBy } from "./drafted-by.ts";
import { notOffered } from "./problems.ts";
import { promptFor } from "./prompts.ts";
import { draftsIn } from "./read.ts";

export interface SuggestionsNeeds {
  db: Db;
  /** Undefined if no model is configured: the built-in narrator cannot draft. */
  writer: () => Writer | undefined;
}

type SuggestionInput = BodyOf<typeof suggest>;

async function pictureFor(
  db: Db,
  { kind, cover_image_url: cover }: SuggestionInput,
): Promise<unknown> {
  if (kind !== "alt_text") return null;
  const scene = await sceneOfPicture(db, cover);
  if (scene !== undefined) return scene;
  const why = "Only a picture that Katha painted can be described by a model that does not see.";
  throw new Problem(409, "no_scene", why);
}

/** Drafts by a configured model. Nothing is saved or charged. */
export async function suggestionsFor(
  { db, writer: writerNow }: SuggestionsNeeds,
  input: SuggestionInput,
  signal: AbortSignal,
): Promise<{ drafts: Suggestion[]; served_by: string }> {
  const writer = writerNow();
  if (writer === undefined) throw notOffered();
  const picture = await pictureFor(db, input);
  const commission = promptFor(input, picture);
  const read = (text: string) => draftsIn(text, input, commission.prompt.system);
  return draftedBy(writer, commission, read, signal);
}
