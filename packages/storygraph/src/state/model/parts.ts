import type { Condition } from "./condition.ts";
import type { Effect } from "./effect.ts";

/** The difficulty of a skill check; the story's own by default. */
export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

/** A choice that may fail: then it leads elsewhere, and other effects happen. */
export interface SkillCheck {
  /** A number, or a flag. */
  quality: string;
  difficulty?: Difficulty;
  /** The scene that a failure leads to. */
  fails_to: string;
  /** In place of the choice's own effects. */
  effects?: readonly Effect[];
}

/** The fields of a choice beside its text and target. */
export interface ChoiceState {
  when?: Condition;
  /** How a choice is shown while its condition does not hold: `hidden` by default. */
  otherwise?: "hidden" | "locked";
  /** Why it is locked, in the author's words; without it, the condition is put into words. */
  reason?: string;
  /** Offered until it was taken once. */
  once?: boolean;
  effects?: readonly Effect[];
  check?: SkillCheck;
  /** What the story remembers of it, as a sentence. */
  remembers?: string;
  /** Told once, some time after: a short paragraph that is true wherever it comes. */
  later?: string;
}

/** A scene that hubs offer while its condition holds. Choices that target `backToHub` return. */
export interface Storylet {
  /** The words of the choice that leads to it. */
  title: string;
  /** Offered by hubs of this name; blank: by every hub. */
  hub: string;
  when?: Condition;
  once?: boolean;
  /** Higher ones are offered first; 0 by default. */
  priority: number;
  /** Other ways of saying it. */
  aliases?: readonly string[];
  /** What it must not be taken for. */
  not_for?: readonly string[];
}

/** A scene that offers storylets after its own choices. */
export interface Hub {
  /** The name by which storylets refer to it; blank: only storylets that name no hub. */
  name: string;
  /** How many are offered at a time; 0: all. */
  most: number;
}

/** The target of a choice that returns to the hub that the player came from. */
export const backToHub = "@hub";

/** The fields of a scene beside its text and choices. */
export interface NodeState {
  /** Conditions of the paragraphs that begin with `{if NAME}` or `{if not NAME}`, by name. */
  shown_if?: Readonly<Record<string, Condition>>;
  /** Where players are led instead on arriving here; the first that holds. */
  instead?: readonly { when: Condition; target: string }[];
  /** On arriving. */
  effects?: readonly Effect[];
  storylet?: Storylet;
  hub?: Hub;
  /** What is said or happens while nothing moves, in turn. */
  nudges?: readonly string[];
  /** What a closer look shows, told once to whoever asks for it. */
  closer_look?: string;
}

/** What follows an answer's last line; by default, the last line again. */
export const repetitions = ["all", "never"] as const;
export type Repetition = (typeof repetitions)[number];

/** An authored answer. `says` are told in turn. */
export interface Reaction {
  /** The story's own command that it answers; blank: typed lines. */
  command: string;
  /** The acts that it answers, such as `ask` and `take`; none: any. */
  acts: readonly string[];
  /** The person, thing or place that the act is directed at, by its name; blank: anything. */
  about: string;
  /** Topics, one of which the line must speak of; none: anything. */
  topics: readonly string[];
  /** The scene in which it answers; blank: in every scene. */
  at: string;
  /** The scene that it leads to; blank: the player stays. */
  target: string;
  when?: Condition;
  says: readonly string[];
  /** `all`: from the start again, beginning at any line; `never`: it stays silent, and another may answer. */
  repeats?: Repetition;
  effects?: readonly Effect[];
  /** What the story remembers of it, as a sentence. */
  remembers?: string;
  /** Told once, some time after: a short paragraph that is true wherever it comes. */
  later?: string;
}

/** What a model may propose to happen, from the author's list. */
export interface Consequence {
  /** When it happens, for the model. */
  about: string;
  when?: Condition;
  once?: boolean;
  effects: readonly Effect[];
}

/** What players are asked before the first line. */
export interface WhoYouAre {
  /** Qualities of kind `text` and `one_of`, in the order in which they are asked for. */
  qualities: readonly string[];
  /** Things to choose from for the bag, and the most that can be chosen. */
  things: readonly string[];
  things_most: number;
}

/** Players have health; its maximum is the story's `health_max`. */
export interface Health {
  name: string;
  shown: boolean;
  /** Null: the maximum. */
  start: number | null;
  /** Where every choice leads once health is spent; blank: nothing changes. */
  ends_at: string;
}

/** The rules of a story from its `game_config`. */
export interface PlayRules {
  /** How many things can be carried. */
  slots: number;
  health_max: number;
  difficulty: Difficulty;
}
