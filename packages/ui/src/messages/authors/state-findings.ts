import type { MessageTable } from "../types.ts";

/** What the check of a story finds in what it keeps count of. */
export const stateFindingMessages = {
  "finding.unreadable_condition": /*i18n*/ {
    id: "structure.finding.unreadable_condition",
    message: "A condition here cannot be read, so it never holds.",
  },
  "finding.unreadable_effect": /*i18n*/ {
    id: "structure.finding.unreadable_effect",
    message: "An effect here cannot be read, so nothing happens.",
  },
  "finding.unknown_quality": /*i18n*/ {
    id: "structure.finding.unknown_quality",
    message: "No quality is called “{name}”.",
  },
  "finding.unknown_thing": /*i18n*/ {
    id: "structure.finding.unknown_thing",
    message: "No thing is called “{name}”.",
  },
  "finding.unknown_scene": /*i18n*/ {
    id: "structure.finding.unknown_scene",
    message: "A condition asks for the scene “{name}”, which is not there.",
  },
  "finding.unsuited_comparison": /*i18n*/ {
    id: "structure.finding.unsuited_comparison",
    message: "“{name}” is compared with something that it can never be.",
  },
  "finding.unsuited_effect": /*i18n*/ {
    id: "structure.finding.unsuited_effect",
    message: "“{name}” cannot be changed in this way, so nothing happens.",
  },
  "finding.unsuited_start": /*i18n*/ {
    id: "structure.finding.unsuited_start",
    message: "“{name}” begins with a value that it cannot have.",
  },
  "finding.unsuited_question": /*i18n*/ {
    id: "structure.finding.unsuited_question",
    message: "Players are asked for “{name}”, and only words can be asked for.",
  },
  "finding.unsuited_check": /*i18n*/ {
    id: "structure.finding.unsuited_check",
    message:
      "A check needs a number or a yes and no; “{name}” is neither, so its odds are always the lowest.",
  },
  "finding.never_holds": /*i18n*/ {
    id: "structure.finding.never_holds",
    message: "A condition here can never hold.",
  },
  "finding.leaves_bounds": /*i18n*/ {
    id: "structure.finding.leaves_bounds",
    message: "“{name}” goes from {least} to {most}, and this leads out of it.",
  },
  "finding.never_set": /*i18n*/ {
    id: "structure.finding.never_set",
    message: "Nothing ever changes “{name}”.",
  },
  "finding.never_read": /*i18n*/ {
    id: "structure.finding.never_read",
    message: "“{name}” is kept, and nothing asks for it or shows it.",
  },
  "finding.never_given": /*i18n*/ {
    id: "structure.finding.never_given",
    message: "Nobody can ever have “{name}”.",
  },
  "finding.never_asked_for": /*i18n*/ {
    id: "structure.finding.never_asked_for",
    message: "“{name}” can be carried, and nothing asks for it.",
  },
  "finding.bag_too_small": /*i18n*/ {
    id: "structure.finding.bag_too_small",
    message:
      "{count, plural, one {A player may come to have {amount} thing, and the bag has room for {slots}.} other {A player may come to have {amount} things, and the bag has room for {slots}.}}",
  },
  "finding.unknown_label": /*i18n*/ {
    id: "structure.finding.unknown_label",
    message: "A paragraph is shown if “{name}”, and the scene has no condition of this name.",
  },
  "finding.misspelt_name": /*i18n*/ {
    id: "structure.finding.misspelt_name",
    message:
      "Between braces stands “{written}”, which names nothing, so players see the braces. Perhaps “{name}” is meant.",
  },
  "finding.broken_way.fails_to": /*i18n*/ {
    id: "structure.finding.broken_way.fails_to",
    message: "“{choice}” leads to “{target}” when its check fails, and that is not there.",
  },
  "finding.broken_way.instead": /*i18n*/ {
    id: "structure.finding.broken_way.instead",
    message: "Players are led on to “{target}”, which is not there.",
  },
  "finding.broken_way.ends_at": /*i18n*/ {
    id: "structure.finding.broken_way.ends_at",
    message: "With no health left players come to “{target}”, which is not there.",
  },
  "finding.no_hub": /*i18n*/ {
    id: "structure.finding.no_hub",
    message: "“{choice}” leads back to a hub, and the story has none.",
  },
  "finding.untitled_storylet": /*i18n*/ {
    id: "structure.finding.untitled_storylet",
    message: "A hub offers this scene, and its choice says nothing.",
  },
  "finding.unoffered_storylet.any": /*i18n*/ {
    id: "structure.finding.unoffered_storylet.any",
    message: "No other scene is a hub, so this is never offered.",
  },
  "finding.unoffered_storylet.named": /*i18n*/ {
    id: "structure.finding.unoffered_storylet.named",
    message: "No hub is called “{hub}”, so this is never offered.",
  },
  "finding.empty_hub": /*i18n*/ {
    id: "structure.finding.empty_hub",
    message: "This hub has nothing to offer.",
  },
  "finding.answer_nowhere": /*i18n*/ {
    id: "structure.finding.answer_nowhere",
    message: "The answer “{entry}” belongs to the scene “{scene}”, which is not there.",
  },
  "finding.unknown_command": /*i18n*/ {
    id: "structure.finding.unknown_command",
    message: "“{entry}” answers “{command}”, and the story has no such command.",
  },
  "finding.closed_off": /*i18n*/ {
    id: "structure.finding.closed_off",
    message: "All ways that lead here have conditions that can never hold.",
  },
  "finding.closed_in": /*i18n*/ {
    id: "structure.finding.closed_in",
    message: "Every way from here to an ending has a condition that can never hold.",
  },
  "finding.may_be_stuck": /*i18n*/ {
    id: "structure.finding.may_be_stuck",
    message: "It may be that no choice is open here.",
  },
  "finding.stuck.here": /*i18n*/ {
    id: "structure.finding.stuck.here",
    message: "Here a player can be left with nothing to choose, as soon as the story begins.",
  },
  "finding.stuck": /*i18n*/ {
    id: "structure.finding.stuck",
    message: "Here a player can be left with nothing to choose, by {path}.",
  },
  "finding.lost.here": /*i18n*/ {
    id: "structure.finding.lost.here",
    message: "A player can begin here and never reach an ending.",
  },
  "finding.lost": /*i18n*/ {
    id: "structure.finding.lost",
    message: "A player can come here by {path} and then never reach an ending.",
  },
  "finding.stands_in": /*i18n*/ {
    id: "structure.finding.stands_in",
    message: "{sentence} It stands in “{entry}”.",
  },
} as const satisfies MessageTable;
