import type {
  CommandCosts,
  ConditionWords,
  Offer,
  OwnCommand,
  PlayerState,
  QualityValue,
  SkillCheckOutcome,
  StateChange,
} from "../contract/game/state.ts";
import { commandXpCosts } from "../contract/limits.ts";
import { comparisons, qualityKinds } from "../contract/game/state-values.ts";
import { readThing } from "./who.ts";
import {
  type Reader,
  flag,
  id,
  list,
  number,
  numberOrNull,
  object,
  objectOrNull,
  oneOf,
  text,
  textOrNull,
  texts,
} from "./fields.ts";

export const readValue: Reader<QualityValue> = (value) => {
  if (Array.isArray(value)) return texts(value);
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? (value as QualityValue) : "";
};

const readKind = oneOf(qualityKinds, "text");

export const readState: Reader<PlayerState> = object({
  qualities: list<PlayerState["qualities"][number]>(
    object({
      id,
      name: text(),
      kind: readKind,
      value: readValue,
      least: numberOrNull,
      most: numberOrNull,
    }),
  ),
  things: list(readThing),
  slots: numberOrNull,
});

type Compares = Extract<ConditionWords, { says: "compares" }>;
type Visited = Extract<ConditionWords, { says: "visited" }>;
type Named = Extract<ConditionWords, { says: "carries" | "ending_found" | "unknown" }>;

/** Null if any part is of an unknown kind: without it the sentence would mean something else. */
export const readNeeds: Reader<ConditionWords | null> = (value) => {
  const says: unknown = Reflect.get(Object(value), "says");
  switch (says) {
    case "all":
    case "any": {
      const parts = list(readNeeds)(Reflect.get(Object(value), "parts"));
      const known = parts.filter((part) => part !== null);
      return known.length === parts.length ? { says, parts: known } : null;
    }
    case "not": {
      const part = readNeeds(Reflect.get(Object(value), "part"));
      return part === null ? null : { says, part };
    }
    case "compares":
      return object<Compares>({
        says: () => says,
        name: text(),
        kind: readKind,
        is: oneOf(comparisons, "equals"),
        value: readValue,
        is_quality: flag(),
      })(value);
    case "visited":
      return object<Visited>({ says: () => says, name: text(), times: number(1) })(value);
    case "carries":
    case "ending_found":
    case "unknown":
      return object<Named>({ says: () => says, name: text() })(value);
    default:
      return null;
  }
};

export const readOffers = list<Offer>(
  object({
    text: text(),
    is_locked: flag(),
    reason: textOrNull,
    needs: readNeeds,
    odds: numberOrNull,
  }),
);

const changeReaders: { [Kind in StateChange["kind"]]: Reader<StateChange> } = {
  number: object<Extract<StateChange, { kind: "number" }>>({
    kind: oneOf(["number"], "number"),
    name: text(),
    by: number(),
    value: number(),
    most: number(),
  }),
  value: object<Extract<StateChange, { kind: "value" }>>({
    kind: oneOf(["value"], "value"),
    name: text(),
    quality_kind: readKind,
    value: readValue,
  }),
  included: readWordChange,
  excluded: readWordChange,
  given: readThingChange,
  taken: readThingChange,
  bag_full: readThingChange,
};

function readWordChange(value: unknown): StateChange {
  return object<Extract<StateChange, { kind: "included" | "excluded" }>>({
    kind: oneOf(["included", "excluded"], "included"),
    name: text(),
    value: text(),
  })(value);
}

function readThingChange(value: unknown): StateChange {
  return object<Extract<StateChange, { kind: "given" | "taken" | "bag_full" }>>({
    kind: oneOf(["given", "taken", "bag_full"], "given"),
    name: text(),
  })(value);
}

function isKind(kind: unknown): kind is StateChange["kind"] {
  return typeof kind === "string" && Object.hasOwn(changeReaders, kind);
}

/** Leaves out changes of a kind that this version does not know. */
export const readChanges: Reader<StateChange[]> = (value) =>
  list((one) => one)(value).flatMap((one) => {
    const kind: unknown = Reflect.get(Object(one), "kind");
    return isKind(kind) ? [changeReaders[kind](one)] : [];
  });

export const readCheck: Reader<SkillCheckOutcome | null> = objectOrNull({
  is_won: flag(),
  odds: numberOrNull,
});

export const readCommands = list<OwnCommand>(object({ name: text(), cost: number() }));

export const readCosts: Reader<CommandCosts> = object({
  continue: number(commandXpCosts.continue),
  immerse: number(commandXpCosts.immerse),
  custom_action: number(commandXpCosts.custom_action),
  show: number(commandXpCosts.show),
  undo: number(commandXpCosts.undo),
});
