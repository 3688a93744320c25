import { largestOf } from "../graph/largest.ts";
import type { StoryGraph } from "../graph/structure.ts";
import { effectsOf } from "../state/conditions-of.ts";
import { changedQuality } from "../state/model/changed-quality.ts";
import type { Quality } from "../state/model/quality.ts";
import { qualitiesOf } from "../state/rules.ts";
import { mark } from "../state/turns/words.ts";
import { storyBounds } from "./story-bounds.ts";

/** No number takes more characters. */
const mostDigits = 25;
const separator = ", ";

const lengthOf = (text: string) => text.length;

/** The longest text that a quality of kind `text` may come to hold. */
function longestText(graph: StoryGraph): number {
  const texts = Object.values(qualitiesOf(graph)).flatMap((quality) =>
    quality.kind === "text" ? [quality.start] : quality.kind === "one_of" ? quality.values : [],
  );
  const set = effectsOf(graph).flatMap(({ effect }) =>
    "to" in effect && typeof effect.to === "string" ? [effect.to] : [],
  );
  return Math.max(storyBounds.text, largestOf(texts.map(lengthOf)), largestOf(set.map(lengthOf)));
}

function textsThatChange(graph: StoryGraph): ReadonlySet<string> {
  const changed = effectsOf(graph).map(({ effect }) => changedQuality(effect) ?? "");
  return new Set([...(graph.who?.qualities ?? []), ...changed]);
}

function longestOf(quality: Quality, text: number): number {
  switch (quality.kind) {
    case "flag":
      return quality.name.length;
    case "number":
      return mostDigits;
    case "one_of":
      return largestOf([quality.start, ...quality.values].map(lengthOf));
    case "set":
      return [...quality.values, ...quality.start].join(separator).length;
    case "text":
      return text;
  }
}

/** How long each quality or thing can become where a text names it. */
function longestNames(graph: StoryGraph): ReadonlyMap<string, number> {
  const longest = longestText(graph);
  const changing = textsThatChange(graph);
  const things = Object.entries(graph.things ?? {}).map(
    ([id, { name }]) => [id, name.length] as const,
  );
  const qualities = Object.entries(qualitiesOf(graph)).map(([id, quality]) => {
    const isFixed = quality.kind === "text" && !changing.has(id);
    return [id, longestOf(quality, isFixed ? quality.start.length : longest)] as const;
  });
  return new Map([...things, ...qualities]);
}

/** The most that a text can become when its qualities and things are filled in, in characters. */
export function longestFilledIn(graph: StoryGraph): (text: string) => number {
  let names: ReadonlyMap<string, number> | undefined;
  const formLength = (form: string) =>
    form.length + (form.split("#").length - 1) * (mostDigits - 1);
  return (text) => {
    if (!text.includes("{")) return text.length;
    names ??= longestNames(graph);
    let length = text.length;
    for (const [written, name = "", rest = ""] of text.matchAll(mark)) {
      const known = names.get(name);
      if (known === undefined) continue;
      const forms = rest === "" ? [] : rest.slice(1).split("|");
      length += (forms.length === 0 ? known : largestOf(forms.map(formLength))) - written.length;
    }
    return length;
  };
}
