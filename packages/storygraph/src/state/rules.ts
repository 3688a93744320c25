import { fieldsOf } from "../graph/fields.ts";
import type { StoryGraph } from "../graph/structure.ts";
import { difficulties, type PlayRules } from "./model/parts.ts";
import { healthQuality, type Quality, type Thing } from "./model/quality.ts";
import { bounded } from "./reading/read-quality.ts";
import { number } from "./reading/scalars.ts";

export const usualRules: PlayRules = { slots: 8, health_max: 100, difficulty: "medium" };

export function rulesOf(gameConfig: unknown): PlayRules {
  const config = fieldsOf(gameConfig) ?? {};
  return {
    slots: Math.max(0, number(config["inventory_slots"], usualRules.slots)),
    health_max: Math.max(1, number(config["health_max"], usualRules.health_max)),
    difficulty:
      difficulties.find((one) => one === config["skill_check_difficulty"]) ?? usualRules.difficulty,
  };
}

/** The graph as it is played by these rules. */
export function ruledBy(graph: StoryGraph, rules: PlayRules): StoryGraph {
  return { ...graph, rules };
}

export const rulesFor = ({ rules }: StoryGraph): PlayRules => rules ?? usualRules;

const declared = new WeakMap<StoryGraph, Readonly<Record<string, Quality>>>();

/** Every quality of the story, its health among them. */
export function qualitiesOf(graph: StoryGraph): Readonly<Record<string, Quality>> {
  const known = declared.get(graph);
  if (known !== undefined) return known;
  const { health } = graph;
  const most = rulesFor(graph).health_max;
  const qualities: Record<string, Quality> = { ...graph.qualities };
  if (health !== undefined) {
    const { name, shown } = health;
    const start = bounded(health.start ?? most, 0, most);
    qualities[healthQuality] = { kind: "number", name, shown, least: 0, most, start };
  }
  declared.set(graph, qualities);
  return qualities;
}

export function qualityNamed(graph: StoryGraph, name: string): Quality | undefined {
  const qualities = qualitiesOf(graph);
  return Object.hasOwn(qualities, name) ? qualities[name] : undefined;
}

export function thingNamed({ things }: StoryGraph, name: string): Thing | undefined {
  return things !== undefined && Object.hasOwn(things, name) ? things[name] : undefined;
}
