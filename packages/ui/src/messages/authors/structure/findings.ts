import type { MessageTable } from "../../types.ts";

/** What the check of a structure finds. */
export const findingMessages = {
  "finding.no_nodes": /*i18n*/ {
    id: "structure.finding.no_nodes",
    message:
      "There is no scene yet. Without scenes only a model can tell this story, from its prompt.",
  },
  "finding.no_start": /*i18n*/ {
    id: "structure.finding.no_start",
    message: "The start, “{start}”, is not there.",
  },
  "finding.no_ending": /*i18n*/ {
    id: "structure.finding.no_ending",
    message: "No ending can be reached from the start.",
  },
  "finding.xp_too_low": /*i18n*/ {
    id: "structure.finding.xp_too_low",
    message: "With {initial_xp} XP nobody gets to an ending; it takes {needed_xp} to begin with.",
  },
  "finding.leads_nowhere": /*i18n*/ {
    id: "structure.finding.leads_nowhere",
    message: "This choice leads nowhere yet.",
  },
  "finding.broken_link": /*i18n*/ {
    id: "structure.finding.broken_link",
    message: "“{choice}” leads to “{target}”, which is not there.",
  },
  "finding.unreachable": /*i18n*/ {
    id: "structure.finding.unreachable",
    message: "No choice leads here.",
  },
  "finding.dead_end": /*i18n*/ {
    id: "structure.finding.dead_end",
    message: "None of the choices here leads anywhere.",
  },
  "finding.only_itself": /*i18n*/ {
    id: "structure.finding.only_itself",
    message: "This scene leads only to itself.",
  },
  "finding.endless_loop": /*i18n*/ {
    id: "structure.finding.endless_loop",
    message:
      "{count, plural, one {This scene leads only around a ring of {amount} scene.} other {This scene leads only around a ring of {amount} scenes.}}",
  },
  "finding.no_way_out": /*i18n*/ {
    id: "structure.finding.no_way_out",
    message: "From here no ending can be reached.",
  },
  "finding.empty_text": /*i18n*/ {
    id: "structure.finding.empty_text",
    message: "This scene tells nothing.",
  },
  "finding.empty_choice": /*i18n*/ {
    id: "structure.finding.empty_choice",
    message: "A choice says nothing.",
  },
  "finding.duplicate_choice": /*i18n*/ {
    id: "structure.finding.duplicate_choice",
    message: "“{choice}” is offered twice.",
  },
  "finding.ending_unnamed": /*i18n*/ {
    id: "structure.finding.ending_unnamed",
    message: "Other endings have a title and a kind; this one has none.",
  },
  "finding.ending_goes_on": /*i18n*/ {
    id: "structure.finding.ending_goes_on",
    message: "The ending “{title}” offers choices, so the story goes on.",
  },
  "finding.bad_budget": /*i18n*/ {
    id: "structure.finding.bad_budget",
    message: "A budget is a whole number of turns, from 1; this one is {budget}.",
  },
  "finding.budget_too_small": /*i18n*/ {
    id: "structure.finding.budget_too_small",
    message:
      "{count, plural, one {{beats} beats cannot happen in {amount} turn.} other {{beats} beats cannot happen in {amount} turns.}}",
  },
  "finding.unknown_cast": /*i18n*/ {
    id: "structure.finding.unknown_cast",
    message: "“{name}” is in the cast here, and nothing introduces them.",
  },
  "finding.unknown_name": /*i18n*/ {
    id: "structure.finding.unknown_name",
    message: "“{name}” is named here, and nothing introduces it.",
  },
  "finding.fewer_plays": /*i18n*/ {
    id: "structure.finding.fewer_plays",
    message:
      "Plays of this story are so long that {plays} were played in place of {asked}. Scenes and endings that few plays come to may be missing from its report.",
  },
  "finding.missing.title": /*i18n*/ {
    id: "structure.finding.missing.title",
    message: "The story needs a title.",
  },
  "finding.missing.tagline": /*i18n*/ {
    id: "structure.finding.missing.tagline",
    message: "The story needs a tagline.",
  },
  "finding.missing.story_description": /*i18n*/ {
    id: "structure.finding.missing.story_description",
    message: "The story needs a description.",
  },
  "finding.missing.story_prompt": /*i18n*/ {
    id: "structure.finding.missing.story_prompt",
    message: "The story needs a prompt, so the narrator knows how to tell it.",
  },
  "finding.missing.cover_image_url": /*i18n*/ {
    id: "structure.finding.missing.cover_image_url",
    message: "The story needs a cover.",
  },
  "finding.missing.category_id": /*i18n*/ {
    id: "structure.finding.missing.category_id",
    message: "Without a category the story stands on no shelf of the home page.",
  },
  "finding.rating.family": /*i18n*/ {
    id: "structure.finding.rating.family",
    message:
      "“{word}” is for families, and the story is rated {rating}. Change the text or the rating.",
  },
  "finding.rating.teen": /*i18n*/ {
    id: "structure.finding.rating.teen",
    message:
      "“{word}” is for teens, and the story is rated {rating}. Change the text or the rating.",
  },
  "finding.rating.mature": /*i18n*/ {
    id: "structure.finding.rating.mature",
    message:
      "“{word}” is for grown-ups, and the story is rated {rating}. Change the text or the rating.",
  },
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
  "finding.tells_ending": /*i18n*/ {
    id: "structure.finding.tells_ending",
    message:
      "Players see “{name}” while they play, and it holds the title of the ending “{ending}”. Name it otherwise, or do not show it.",
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
  "finding.answer_leads_nowhere": /*i18n*/ {
    id: "structure.finding.answer_leads_nowhere",
    message: "The answer “{entry}” leads to “{target}”, which is not there.",
  },
  "finding.unknown_command": /*i18n*/ {
    id: "structure.finding.unknown_command",
    message: "“{entry}” answers “{command}”, and the story has no such command.",
  },
  "finding.answer_hidden": /*i18n*/ {
    id: "structure.finding.answer_hidden",
    message:
      "The answer “{entry}” never comes: “{by}” stands before it and always comes in its place.",
  },
  "finding.answer_catches_all": /*i18n*/ {
    id: "structure.finding.answer_catches_all",
    message:
      "The answer “{entry}” has no topic and nobody and nothing that it is about, so it answers whatever is typed. Give it a topic, or more texts if that is what you want.",
  },
  "finding.answer_after_end": /*i18n*/ {
    id: "structure.finding.answer_after_end",
    message:
      "The answer “{entry}” belongs to “{scene}”, where the story has ended and nobody types.",
  },
  "finding.answer_of_absent": /*i18n*/ {
    id: "structure.finding.answer_of_absent",
    message: "The answer “{entry}” is about “{name}”, who is not in its scene “{scene}”.",
  },
  "finding.choice_unheard": /*i18n*/ {
    id: "structure.finding.choice_unheard",
    message:
      "A player who types “{typed}” does not take “{choice}”. Add the line to “Also said as” of that choice.",
  },
  "finding.choice_mistaken": /*i18n*/ {
    id: "structure.finding.choice_mistaken",
    message:
      "A player who types “{typed}” for “{choice}” takes “{taken}” instead. Take the line out of “Also said as” of “{choice}”, or add it to “Never taken for” of “{taken}”.",
  },
  "finding.answer_outrun": /*i18n*/ {
    id: "structure.finding.answer_outrun",
    message:
      "The answer “{entry}” is written for lines like “{typed}”, and that line takes “{taken}”. Add it to “Never taken for” of that choice.",
  },
  "finding.stray_taken": /*i18n*/ {
    id: "structure.finding.stray_taken",
    message:
      "A player who types “{typed}” takes “{taken}”. Add the line to “Never taken for” of that choice.",
  },
  "finding.silent_person": /*i18n*/ {
    id: "structure.finding.silent_person",
    message: "Whatever players say to “{name}”, nothing is answered.",
  },
  "finding.silent_command": /*i18n*/ {
    id: "structure.finding.silent_command",
    message: "The command “{command}” has no answer: only a model can tell what comes of it.",
  },
  "finding.unseen_thing": /*i18n*/ {
    id: "structure.finding.unseen_thing",
    message: "“{name}” is named here, and nothing says how it looks.",
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
  "finding.too_much.qualities": /*i18n*/ {
    id: "structure.finding.too_much.qualities",
    message: "The story has {count} qualities, and it can have {most}.",
  },
  "finding.too_much.things": /*i18n*/ {
    id: "structure.finding.too_much.things",
    message: "The story has {count} things, and it can have {most}.",
  },
  "finding.too_much.reactions": /*i18n*/ {
    id: "structure.finding.too_much.reactions",
    message: "The story has {count} answers, and it can have {most}.",
  },
  "finding.too_much.consequences": /*i18n*/ {
    id: "structure.finding.too_much.consequences",
    message: "The story has {count} consequences for models, and it can have {most}.",
  },
  "finding.too_much.questions": /*i18n*/ {
    id: "structure.finding.too_much.questions",
    message: "Players are asked {count} questions before the first line, and {most} are possible.",
  },
  "finding.too_much.packed": /*i18n*/ {
    id: "structure.finding.too_much.packed",
    message: "Players choose from {count} things for their bag, and {most} are possible.",
  },
  "finding.too_much.effects": /*i18n*/ {
    id: "structure.finding.too_much.effects",
    message: "One place has {count} effects, and it can have {most}.",
  },
  "finding.too_much.paragraph_conditions": /*i18n*/ {
    id: "structure.finding.too_much.paragraph_conditions",
    message: "The paragraphs here have {count} conditions, and {most} are possible.",
  },
  "finding.too_much.detours": /*i18n*/ {
    id: "structure.finding.too_much.detours",
    message: "Players are led elsewhere from here by {count} conditions, and {most} are possible.",
  },
  "finding.too_much.condition_parts": /*i18n*/ {
    id: "structure.finding.too_much.condition_parts",
    message: "A condition has {count} parts, and it can have {most}.",
  },
  "finding.too_much.condition_depth": /*i18n*/ {
    id: "structure.finding.too_much.condition_depth",
    message: "A condition is {count} levels deep, and it can be {most}.",
  },
  "finding.too_much.offered": /*i18n*/ {
    id: "structure.finding.too_much.offered",
    message: "This hub offers {count} scenes, and it can offer {most}.",
  },
  "finding.too_much.acts": /*i18n*/ {
    id: "structure.finding.too_much.acts",
    message: "An answer names {count} acts, and it can name {most}.",
  },
  "finding.too_much.topics": /*i18n*/ {
    id: "structure.finding.too_much.topics",
    message: "An answer has {count} topics, and it can have {most}.",
  },
  "finding.too_much.all_topics": /*i18n*/ {
    id: "structure.finding.too_much.all_topics",
    message: "The story’s answers have {count} topics together, and they can have {most}.",
  },
  "finding.too_much.lines": /*i18n*/ {
    id: "structure.finding.too_much.lines",
    message: "A list of lines has {count}, and it can have {most}.",
  },
  "finding.too_much.wordings": /*i18n*/ {
    id: "structure.finding.too_much.wordings",
    message: "A choice has {count} other wordings in one list, and it can have {most}.",
  },
  "finding.too_much.all_wordings": /*i18n*/ {
    id: "structure.finding.too_much.all_wordings",
    message: "The story’s choices have {count} other wordings together, and they can have {most}.",
  },
  "finding.too_much.words": /*i18n*/ {
    id: "structure.finding.too_much.words",
    message: "A quality has {count} words, and it can have {most}.",
  },
  "finding.too_much.all_words": /*i18n*/ {
    id: "structure.finding.too_much.all_words",
    message: "The story’s sets have {count} words together, and they can have {most}.",
  },
  "finding.too_much.topic": /*i18n*/ {
    id: "structure.finding.too_much.topic",
    message: "A topic is {count} characters long, and it can be {most}.",
  },
  "finding.too_much.wording": /*i18n*/ {
    id: "structure.finding.too_much.wording",
    message: "Another wording of a choice is {count} characters long, and it can be {most}.",
  },
  "finding.too_much.word": /*i18n*/ {
    id: "structure.finding.too_much.word",
    message: "A word of a quality is {count} characters long, and it can be {most}.",
  },
  "finding.too_much.text": /*i18n*/ {
    id: "structure.finding.too_much.text",
    message: "A quality holds a text of {count} characters, and it can hold {most}.",
  },
  "finding.too_much.name": /*i18n*/ {
    id: "structure.finding.too_much.name",
    message: "A name is {count} characters long, and it can be {most}.",
  },
  "finding.too_much.about": /*i18n*/ {
    id: "structure.finding.too_much.about",
    message: "A description is {count} characters long, and it can be {most}.",
  },
  "finding.too_much.label": /*i18n*/ {
    id: "structure.finding.too_much.label",
    message:
      "A choice, its reason or what is remembered can become {count} characters long when it is filled in, and it can be {most}.",
  },
  "finding.too_much.told": /*i18n*/ {
    id: "structure.finding.too_much.told",
    message:
      "What is told can become {count} characters long when it is filled in, and {most} are told.",
  },
  "finding.stands_in": /*i18n*/ {
    id: "structure.finding.stands_in",
    message: "{sentence} It stands in “{entry}”.",
  },
} as const satisfies MessageTable;
