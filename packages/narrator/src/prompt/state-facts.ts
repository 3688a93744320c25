import {
  keepsCount,
  qualitiesOf,
  qualityNamed,
  thingNamed,
  type Quality,
  type StateChange,
  type Value,
} from "@katha/storygraph";
import type { NarrationRequest } from "../port.ts";
import { move } from "../position/index.ts";
import { block, defused } from "./blocks.ts";

const heading =
  "What the story counts now, after what the player did. Never contradict it, and give no numbers. Lines that begin " +
  "with (hidden) the player may not be told: let them colour how things are said, and reveal nothing of them.";

function told(quality: Quality, value: Value): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return value.length === 0 ? "nothing" : value.join(", ");
  return quality.kind === "number"
    ? `${value}, of ${quality.least} to ${quality.most}`
    : `${value}`;
}

/** Null for what the author has not named. */
function changed({ story: { graph } }: NarrationRequest, change: StateChange): string | null {
  if ("thing" in change) {
    const name = thingNamed(graph, change.thing)?.name ?? "";
    const how = { given: "came into the bag", taken: "left the bag", bag_full: "found no room" };
    return name === "" ? null : `${name} ${how[change.kind]}`;
  }
  const quality = qualityNamed(graph, change.quality);
  if (quality === undefined) return null;
  const hidden = quality.shown ? "" : "(hidden) ";
  if (change.kind === "number")
    return `${hidden}${quality.name}: ${change.by > 0 ? "more" : "less"} than before`;
  const how = { value: "now", included: "now also", excluded: "no longer" };
  const value = change.kind === "value" ? told(quality, change.value) : change.value;
  return `${hidden}${quality.name}: ${how[change.kind]} ${value}`;
}

/** The story's state as facts for a model; empty where it keeps none. */
export function stateFacts(request: NarrationRequest): string {
  const { story, before, step, position } = request;
  const { graph } = story;
  if (!keepsCount(graph)) return "";
  const { changes, check } = move(graph, before, step);
  const { qualities, things } = position.state;
  const carried = things.flatMap((id) => thingNamed(graph, id)?.name ?? []);
  const lines = [
    ...Object.entries(qualitiesOf(graph)).flatMap(([id, quality]) => {
      const value = qualities[id];
      const hidden = quality.shown ? "" : "(hidden) ";
      return value === undefined ? [] : [`${hidden}${quality.name}: ${told(quality, value)}`];
    }),
    ...(graph.things === undefined ? [] : [`carried: ${carried.join(", ") || "nothing"}`]),
    ...changes.flatMap((change) => changed(request, change) ?? []),
    ...(check === null ? [] : [`what the player tried ${check.isWon ? "succeeded" : "failed"}`]),
  ];
  const facts = lines.map((line) => `- ${defused(line.replaceAll(/\s+/gu, " "))}`);
  return facts.length === 0 ? "" : `${heading}\n${block("state", facts.join("\n"))}`;
}
