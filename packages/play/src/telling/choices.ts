import type { Offer, StoryVersion } from "@katha/narrator";
import { hasScenes } from "@katha/storygraph";
import words from "./still.json" with { type: "json" };

/** If a scene has a single choice, Immerse offers two more things to do. */
const still: Readonly<Record<string, readonly string[]>> = words;

const shownAtImmerse = 2;

function differing(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.flatMap(({ text, to }) => {
    const shown = text.trim();
    if (shown === "" || seen.has(shown)) return [];
    seen.add(shown);
    return [{ text: shown, to }];
  });
}

/** The choices on offer: the narrator's, filled up with the author's if there are too few. */
export function choicesFor(
  { graph, language }: Pick<StoryVersion, "graph" | "language">,
  action: string,
  { narrated, ways }: { narrated: readonly Offer[]; ways: readonly Offer[] },
): Offer[] {
  // Without scenes by the author, there are only the narrator's offers.
  if (ways.length === 0 && (hasScenes(graph) || narrated.length === 0)) return [];
  const offers = differing(narrated.length > 0 ? narrated : ways);
  if (action !== "immerse") return offers;
  const rest = (still[language] ?? still["en"] ?? []).map((text) => ({ text, to: null }));
  return differing([...offers, ...ways, ...rest]).slice(0, shownAtImmerse);
}
