import type { MergeClash } from "@katha/storygraph";
import {
  jsonFault,
  type SayOf,
  type SceneClash,
  type StoryEntry,
  type structureWords,
  type writingWords,
} from "@katha/ui";
import type { SceneOfClash } from "./clashes.ts";

interface Voices {
  say: SayOf<(typeof writingWords)["en"]>;
  sayOfScenes: SayOf<(typeof structureWords)["en"]>;
}

const details = [
  "place",
  "mood",
  "hour",
  "weather",
  "cast",
  "beats",
  "freedom",
  "budget",
  "source",
] as const;

function titleOf({ node, field }: MergeClash, { say, sayOfScenes }: Voices): string {
  if (node === null) {
    const named = field === "start_node" ? say("clash.start") : (field ?? "");
    return say("clash.inStory", { field: named });
  }
  const detail = details.find((one) => one === field);
  const named =
    field === null
      ? say("clash.whole")
      : field === "text" || field === "choices" || field === "ending"
        ? say(`clash.${field}`)
        : detail
          ? sayOfScenes(`detail.${detail}`)
          : field;
  return say("clash.inScene", { scene: node, field: named });
}

/** A part of a structure as its author would say it; null where it is not there. */
export function shownPart(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map((one) => shownPart(one) ?? "").join("\n");
  if (typeof value !== "object") return JSON.stringify(value);
  const { text, target, choices } = value as Readonly<Record<string, unknown>>;
  if (typeof text !== "string") return JSON.stringify(value, null, 1);
  if (typeof target === "string") return `${text} → ${target}`;
  return [text, shownPart(choices)].filter(Boolean).join("\n");
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function standsIn({ structureText }: StoryEntry, { node, field, mine }: MergeClash): unknown {
  if (jsonFault(structureText)) return mine;
  const structure = fieldsOf(JSON.parse(structureText.trim() || "{}"));
  if (node === null) return field === null ? structure : structure[field];
  const scene = fieldsOf(structure["nodes"])[node];
  if (field === null) return mine === undefined ? undefined : scene;
  return typeof scene === "string" && field === "text" ? scene : fieldsOf(scene)[field];
}

export function toSceneClash({ id, clash }: SceneOfClash, voices: Voices): SceneClash {
  return {
    id,
    title: titleOf(clash, voices),
    mine: (entry) => shownPart(standsIn(entry, clash)),
    theirs: shownPart(clash.theirs),
  };
}
