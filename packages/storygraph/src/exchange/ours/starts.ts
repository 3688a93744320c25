import type { StoryGraph } from "../../graph/structure.ts";
import { healthQuality } from "../../state/model/quality.ts";
import { suits } from "../../state/model/suits.ts";
import { bounded } from "../../state/reading/read-quality.ts";
import { qualityNamed, thingNamed } from "../../state/rules.ts";
import type { Scalar } from "../script/expression.ts";
import type { Declared } from "../script/infer.ts";
import type { Variables } from "../writing/variables.ts";

/** The story with the starting values from a file that we wrote and that was edited since. */
export function withStarts(
  graph: StoryGraph,
  variables: Variables,
  declared: readonly Declared[],
): StoryGraph {
  let now = graph;
  for (const { name, start } of declared) {
    const one = variables.named(name);
    if (one === undefined || start?.kind !== "value" || start.value === one.start) continue;
    const { needed } = one;
    if (needed.of === "quality") now = qualityFrom(now, needed.name, start.value);
    if (needed.of === "word")
      now = wordFrom(now, needed.quality, needed.word, start.value === true);
    const thing = needed.of === "thing" ? thingNamed(now, needed.name) : undefined;
    if (needed.of === "thing" && thing !== undefined) {
      const things = { ...now.things, [needed.name]: { ...thing, start: start.value === true } };
      now = { ...now, things };
    }
  }
  return now;
}

function qualityFrom(graph: StoryGraph, name: string, start: Scalar): StoryGraph {
  const quality = qualityNamed(graph, name);
  if (quality === undefined || quality.kind === "set" || !suits(quality, start)) return graph;
  const own =
    quality.kind === "number" ? bounded(Number(start), quality.least, quality.most) : start;
  if (name === healthQuality && graph.health !== undefined)
    return { ...graph, health: { ...graph.health, start: Number(own) } };
  const changed = { ...quality, start: own } as typeof quality;
  return { ...graph, qualities: { ...graph.qualities, [name]: changed } };
}

function wordFrom(graph: StoryGraph, name: string, word: string, isIn: boolean): StoryGraph {
  const quality = qualityNamed(graph, name);
  if (quality?.kind !== "set") return graph;
  const others = quality.start.filter((one) => one !== word);
  const start = isIn ? [...others, word] : others;
  return { ...graph, qualities: { ...graph.qualities, [name]: { ...quality, start } } };
}
