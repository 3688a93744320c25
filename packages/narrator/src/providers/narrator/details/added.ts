import { nodeNamed } from "@katha/storygraph";
import type { NarrationRequest, Offer, SceneFacts } from "../../../port.ts";
import { isForeign } from "../../../fitness/language.ts";
import { checkPassage, ratingHeldTo } from "../../../safety/index.ts";
import { without } from "./read.ts";

const offersAdded = 2;

/** The author's choices, followed by the model's own that are new and within the rating. */
export function offersWith(
  edges: readonly Offer[],
  added: readonly string[],
  request: NarrationRequest,
): Offer[] {
  const { language } = request.story;
  const rating = ratingHeldTo(request.story);
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
      .trim();
  const seen = new Set(edges.map(({ text }) => plain(text)));
  const fresh = added.filter((text) => {
    const isFresh = plain(text) !== "" && !seen.has(plain(text));
    seen.add(plain(text));
    return isFresh && checkPassage(text, rating, language) === null;
  });
  return [...edges, ...fresh.slice(0, offersAdded).map((text) => ({ text, to: null }))];
}

/** An ending's title, if it is within the rating. */
export function endingWith(request: NarrationRequest, title: string | undefined) {
  const { story } = request;
  const isFit =
    title !== undefined &&
    checkPassage(title, ratingHeldTo(story), story.language) === null &&
    !isForeign(title, story.language);
  return isFit ? { ending: title } : {};
}

/** The author's facts win; the model fills the gaps. */
export function sceneWith(request: NarrationRequest, filled: SceneFacts): SceneFacts {
  const { story, position } = request;
  const { place, mood, hour, weather, cast } = nodeNamed(story.graph, position.node) ?? {};
  const set = without({ place, mood, hour, weather, cast: cast?.length ? cast : undefined });
  const allowed = Object.values(filled).every(
    (value) =>
      checkPassage([value].flat().join(". "), ratingHeldTo(story), story.language) === null,
  );
  return { ...(allowed && filled), ...set };
}
