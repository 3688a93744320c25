import { fieldsOf } from "../../graph/fields.ts";
import {
  difficulties,
  type ChoiceState,
  type Hub,
  type NodeState,
  type SkillCheck,
  type Storylet,
} from "../model/parts.ts";
import { conditionFrom, optionalCondition } from "./read-condition.ts";
import { effectsFrom } from "./read-effect.ts";
import { list, number, present, recordOf, someWords, text } from "./scalars.ts";

type Readers<Part> = { readonly [Field in keyof Part]-?: (value: unknown) => Part[Field] };

function insteadFrom(written: unknown): NodeState["instead"] {
  const ways = list(written).flatMap((way) => {
    const fields = fieldsOf(way);
    const target = text(fields?.["target"]);
    return target === "" ? [] : [{ when: conditionFrom(fields?.["when"]), target }];
  });
  return ways.length === 0 ? undefined : ways;
}

function storyletFrom(written: unknown): Storylet | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  return present({
    title: text(fields["title"]),
    hub: text(fields["hub"]),
    when: optionalCondition(fields["when"]),
    once: fields["once"] === true ? true : undefined,
    priority: number(fields["priority"], 0),
    aliases: someWords(fields["aliases"]),
    not_for: someWords(fields["not_for"]),
  }) as Storylet;
}

function hubFrom(written: unknown): Hub | undefined {
  if (written === true) return { name: "", most: 0 };
  const fields = fieldsOf(written);
  return fields && { name: text(fields["name"]), most: Math.max(0, number(fields["most"], 0)) };
}

/** Readers of the state fields of a scene; undefined drops a field. */
export const nodeStateReaders: Readers<NodeState> = {
  shown_if: (value) => recordOf(value, (condition) => conditionFrom(condition)),
  instead: insteadFrom,
  effects: effectsFrom,
  storylet: storyletFrom,
  hub: hubFrom,
  nudges: someWords,
  closer_look: (value) => text(value) || undefined,
};

function checkFrom(written: unknown): SkillCheck | undefined {
  const fields = fieldsOf(written);
  if (fields === undefined) return undefined;
  return present({
    quality: text(fields["quality"]),
    difficulty: difficulties.find((one) => one === fields["difficulty"]),
    fails_to: text(fields["fails_to"]),
    effects: effectsFrom(fields["effects"]),
  }) as SkillCheck;
}

export const choiceStateReaders: Readers<ChoiceState> = {
  when: optionalCondition,
  otherwise: (value) => (value === "locked" ? "locked" : undefined),
  reason: (value) => text(value) || undefined,
  once: (value) => (value === true ? true : undefined),
  effects: effectsFrom,
  check: checkFrom,
  remembers: (value) => text(value) || undefined,
  later: (value) => text(value) || undefined,
};
