import { createRng } from "@katha/storygraph";
import { offersAt } from "../../position/index.ts";
import type { Offer, NarrationRequest } from "../../port.ts";
import { lookables } from "../closer-look/lookable.ts";
import type { TurnContext } from "../turn-context.ts";
import { lookCloser, stayAwhile } from "./look-words.ts";

/** Two things to do: the author's where there are two, else one of them and something to look at. */
export function twoOffers(
  { story, position, seed }: NarrationRequest,
  context: TurnContext,
): Offer[] {
  const edges = offersAt(story.graph, position);
  if (edges.length === 0) return [];
  if (edges.length > 2) {
    const unseen = edges.filter(({ to }) => !position.path.includes(to));
    const from = unseen.length >= 2 ? unseen : edges;
    const rng = createRng(`${seed} offers`);
    const one = rng.between(0, from.length - 1);
    const other = (one + rng.between(1, from.length - 1)) % from.length;
    return from.filter((_, at) => at === one || at === other);
  }
  if (edges.length === 2) return edges;
  const [thing] = lookables(context);
  const { language } = story;
  const text = thing === undefined ? stayAwhile(language) : lookCloser(language, thing.name);
  return [...edges, { text, to: null }];
}
