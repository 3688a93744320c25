import type {
  CommandCosts,
  Offer,
  OwnCommand,
  PlayerState,
  QualityValue,
  SkillCheckOutcome,
  StateChange,
  WhoAsked,
} from "../contract/game/state.ts";
import { commandXpCosts } from "../contract/limits.ts";
import { qualityKinds } from "../contract/values.ts";
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

const readValue: Reader<QualityValue> = (value) => {
  if (Array.isArray(value)) return texts(value);
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? (value as QualityValue) : "";
};

const readKind = oneOf(qualityKinds, "text");
const thing = { id, name: text(), about: text() };

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
  things: list<PlayerState["things"][number]>(object(thing)),
  slots: numberOrNull,
});

/** A sentence's parts are read by those who say it. */
const readNeeds: Reader<Offer["needs"]> = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Offer["needs"])
    : null;

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

/** A change of a kind that this version does not know is told nowhere. */
export const readChanges: Reader<StateChange[]> = (value) =>
  list((one) => one)(value).flatMap((one) => {
    const kind: unknown = Reflect.get(Object(one), "kind");
    return isKind(kind) ? [changeReaders[kind](one)] : [];
  });

export const readCheck: Reader<SkillCheckOutcome | null> = objectOrNull({
  is_won: flag(),
  odds: number(),
});

export const readCommands = list<OwnCommand>(object({ name: text(), cost: number() }));

export const readCosts: Reader<CommandCosts> = object({
  continue: number(commandXpCosts.continue),
  immerse: number(commandXpCosts.immerse),
  custom_action: number(commandXpCosts.custom_action),
  show: number(commandXpCosts.show),
  undo: number(commandXpCosts.undo),
});

export const readWho: Reader<WhoAsked | null> = objectOrNull({
  qualities: list<WhoAsked["qualities"][number]>(
    object({
      id,
      name: text(),
      kind: oneOf(["text", "one_of"], "text"),
      values: texts,
      start: text(),
    }),
  ),
  things: list<WhoAsked["things"][number]>(object(thing)),
  things_most: number(),
});
