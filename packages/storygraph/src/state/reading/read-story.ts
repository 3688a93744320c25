import { fieldsOf, type Fields } from "../../graph/fields.ts";
import {
  repetitions,
  type Consequence,
  type Health,
  type Reaction,
  type WhoYouAre,
} from "../model/parts.ts";
import type { Quality, Thing } from "../model/quality.ts";
import { optionalCondition } from "./read-condition.ts";
import { effectsFrom } from "./read-effect.ts";
import { qualitiesFrom, thingsFrom } from "./read-quality.ts";
import { isNumber, number, present, recordOf, text, words } from "./scalars.ts";

/** What a story may declare beside its scenes. */
export interface StoryState {
  qualities?: Readonly<Record<string, Quality>>;
  things?: Readonly<Record<string, Thing>>;
  health?: Health;
  who?: WhoYouAre;
  reactions?: Readonly<Record<string, Reaction>>;
  consequences?: Readonly<Record<string, Consequence>>;
  /** For readers: which tellings the story follows, and what is invented. */
  sources_note?: string;
}

export const storyStateFields = [
  "qualities",
  "things",
  "health",
  "who",
  "reactions",
  "consequences",
  "sources_note",
] as const satisfies readonly (keyof StoryState)[];

function healthFrom(written: unknown): Health | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  const { start } = fields;
  return {
    name: text(fields["name"]),
    shown: fields["shown"] !== false,
    start: isNumber(start) ? start : null,
    ends_at: text(fields["ends_at"]),
  };
}

function whoFrom(written: unknown): WhoYouAre | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  const things = words(fields["things"]);
  return {
    qualities: words(fields["qualities"]),
    things,
    things_most: Math.max(0, number(fields["things_most"], things.length)),
  };
}

function reactionFrom(written: unknown): Reaction | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  const { says } = fields;
  return present({
    command: text(fields["command"]),
    acts: words(fields["acts"]),
    about: text(fields["about"]),
    topics: words(fields["topics"]),
    at: text(fields["at"]),
    target: text(fields["target"]),
    when: optionalCondition(fields["when"]),
    says: typeof says === "string" ? [says] : words(says),
    repeats: repetitions.find((one) => one === fields["repeats"]),
    effects: effectsFrom(fields["effects"]),
    remembers: text(fields["remembers"]) || undefined,
    later: text(fields["later"]) || undefined,
  }) as Reaction;
}

function consequenceFrom(written: unknown): Consequence | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  return present({
    about: text(fields["about"]),
    when: optionalCondition(fields["when"]),
    once: fields["once"] === true ? true : undefined,
    effects: effectsFrom(fields["effects"]) ?? [],
  }) as Consequence;
}

/** Undefined for a story that declares nothing. */
export function storyStateFrom(structure: Fields): StoryState {
  return present({
    qualities: qualitiesFrom(structure),
    things: thingsFrom(structure),
    health: healthFrom(structure["health"]),
    who: whoFrom(structure["who"]),
    reactions: recordOf(structure["reactions"], reactionFrom),
    consequences: recordOf(structure["consequences"], consequenceFrom),
    sources_note: text(structure["sources_note"]) || undefined,
  }) as StoryState;
}
