import {
  type Quality,
  qualityNamed,
  type StoryGraph,
  type Thing,
  thingNamed,
} from "@katha/storygraph";
import { bounded, healthQuality, suits } from "@katha/storygraph/structure";
import type { Scalar } from "../script/expression.ts";
import type { Declared } from "../script/infer.ts";
import type { Variables } from "../writing/variables.ts";

/** The story with the starting values from a file that we wrote and that was edited since. */
export function withStarts(
  graph: StoryGraph,
  variables: Variables,
  declared: readonly Declared[],
): StoryGraph {
  const begun = new Begun(graph);
  for (const { name, start } of declared) {
    const one = variables.named(name);
    if (one === undefined || start?.kind !== "value" || start.value === one.start) continue;
    const { needed } = one;
    if (needed.of === "quality") begun.quality(needed.name, start.value);
    if (needed.of === "word") begun.word(needed.quality, needed.word, start.value === true);
    if (needed.of === "thing") begun.thing(needed.name, start.value === true);
  }
  return begun.graph();
}

/** A story whose starting values are being changed. */
class Begun {
  private readonly before: StoryGraph;
  private readonly qualities = new Map<string, Quality>();
  private readonly things = new Map<string, Thing>();
  private health: StoryGraph["health"];

  constructor(before: StoryGraph) {
    this.before = before;
    this.health = before.health;
  }

  private named(name: string): Quality | undefined {
    return this.qualities.get(name) ?? qualityNamed(this.before, name);
  }

  quality(name: string, start: Scalar): void {
    const quality = this.named(name);
    if (quality === undefined || quality.kind === "set" || !suits(quality, start)) return;
    const own =
      quality.kind === "number" ? bounded(Number(start), quality.least, quality.most) : start;
    if (name === healthQuality && this.health !== undefined)
      this.health = { ...this.health, start: Number(own) };
    else this.qualities.set(name, { ...quality, start: own } as typeof quality);
  }

  word(name: string, word: string, isIn: boolean): void {
    const quality = this.named(name);
    if (quality?.kind !== "set") return;
    const others = quality.start.filter((one) => one !== word);
    this.qualities.set(name, { ...quality, start: isIn ? [...others, word] : others });
  }

  thing(name: string, start: boolean): void {
    const thing = thingNamed(this.before, name);
    if (thing !== undefined) this.things.set(name, { ...thing, start });
  }

  graph(): StoryGraph {
    const { before, qualities, things, health } = this;
    return {
      ...before,
      ...(health !== undefined && { health }),
      ...(qualities.size > 0 && {
        qualities: { ...before.qualities, ...Object.fromEntries(qualities) },
      }),
      ...(things.size > 0 && { things: { ...before.things, ...Object.fromEntries(things) } }),
    };
  }
}
