import { storyLanguages, type SessionBook } from "@katha/api/contract";
import type { Viewer } from "../../../lib/viewer.ts";
import { isVeiledFor } from "../../stories/mature/mature.ts";
import { shownCover } from "../../stories/story-answer.ts";
import type { PlayNeeds } from "../dependencies.ts";
import { keyOfSession } from "../threads/story-engine.ts";
import { ownSession } from "../own-session.ts";
import { findCover, findStanding } from "./repo.ts";

export const languageOf = (language: string) =>
  storyLanguages.find((known) => known === language) ?? "en";

export async function readBook(
  { db, engine }: PlayNeeds,
  id: string,
  viewer: Viewer,
): Promise<SessionBook> {
  const session = await ownSession(db, id, viewer);
  const { title, language } = await engine.run("facts", keyOfSession(session), null);
  const story = await findCover(db, session.story_id);
  const isVeiled = story !== undefined && isVeiledFor(story, viewer);
  const scenes: string[] = [];
  let { node } = session.opening;
  for (const part of await findStanding(db, id)) {
    if (part.node === null || part.node === node) continue;
    node = part.node;
    scenes.push(part.id);
  }
  return {
    session_id: session.id,
    title,
    language: languageOf(language),
    author: story?.author ?? "",
    cover_image_url: isVeiled ? null : shownCover(story?.cover_image_url ?? null),
    image_alt: isVeiled ? "" : (story?.image_alt ?? ""),
    scenes,
  };
}
