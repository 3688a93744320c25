import type { MessageTable } from "../types.ts";

export const structureMessages = {
  "editor.views": /*i18n*/ { id: "structure.editor.views", message: "How the structure is shown" },
  "editor.map": /*i18n*/ { id: "structure.editor.map", message: "Map" },
  "editor.outline": /*i18n*/ { id: "structure.editor.outline", message: "Outline" },
  "editor.json": /*i18n*/ { id: "structure.editor.json", message: "JSON" },
  "editor.jsonLabel": /*i18n*/ {
    id: "structure.editor.jsonLabel",
    message: "Story structure (JSON)",
  },
  "editor.undo": /*i18n*/ { id: "structure.editor.undo", message: "Nothing to undo" },
  "editor.redo": /*i18n*/ { id: "structure.editor.redo", message: "Nothing to redo" },
  "editor.undoing": /*i18n*/ { id: "structure.editor.undoing", message: "Undo: {what}" },
  "editor.redoing": /*i18n*/ { id: "structure.editor.redoing", message: "Redo: {what}" },
  "editor.undone": /*i18n*/ { id: "structure.editor.undone", message: "Taken back: {what}." },
  "editor.redone": /*i18n*/ { id: "structure.editor.redone", message: "Done again: {what}." },
  "editor.done": /*i18n*/ {
    id: "structure.editor.done",
    message: "Done: {what}. Undo brings it back.",
  },
  "editor.find": /*i18n*/ { id: "structure.editor.find", message: "Find a scene" },
  "editor.nextError": /*i18n*/ {
    id: "structure.editor.nextError",
    message: "{count, plural, one {{amount} to mend: next} other {{amount} to mend: next}}",
  },
  "editor.nextWarning": /*i18n*/ {
    id: "structure.editor.nextWarning",
    message: "{count, plural, one {{amount} to look at: next} other {{amount} to look at: next}}",
  },
  "editor.import": /*i18n*/ { id: "structure.editor.import", message: "Import" },
  "editor.export": /*i18n*/ { id: "structure.editor.export", message: "Export" },
  "editor.imported": /*i18n*/ {
    id: "structure.editor.imported",
    message: "“{file}” is here now. What stood here before is one step back.",
  },
  "editor.importedText": /*i18n*/ {
    id: "structure.editor.importedText",
    message: "What you pasted is here now. What stood here before is one step back.",
  },
  "editor.unimport": /*i18n*/ { id: "structure.editor.unimport", message: "Undo the import" },
  "editor.findings": /*i18n*/ {
    id: "structure.editor.findings",
    message: "What stands in the way",
  },
  "editor.unreadable": /*i18n*/ {
    id: "structure.editor.unreadable",
    message: "The JSON cannot be read as it stands, so nothing else is changed until it is mended.",
  },
  "editor.mend": /*i18n*/ { id: "structure.editor.mend", message: "Mend the JSON" },
  "editor.drop": /*i18n*/ {
    id: "structure.editor.drop",
    message: "Back to the last that could be read",
  },

  "editor.scene": /*i18n*/ { id: "structure.editor.scene", message: "The scene {node}" },
  "editor.chooseScene": /*i18n*/ {
    id: "structure.editor.chooseScene",
    message: "Choose a scene on the map to write on it here.",
  },

  "outline.add": /*i18n*/ { id: "structure.outline.add", message: "Add a scene" },
  "outline.choose": /*i18n*/ { id: "structure.outline.choose", message: "Choose several" },
  "outline.chosen": /*i18n*/ { id: "structure.outline.chosen", message: "Done choosing" },
  "outline.count": /*i18n*/ {
    id: "structure.outline.count",
    message: "{count, plural, one {{amount} scene chosen} other {{amount} scenes chosen}}",
  },
  "outline.empty": /*i18n*/ {
    id: "structure.outline.empty",
    message: "There is no scene yet. The first one is where the story begins.",
  },
  "outline.how": /*i18n*/ {
    id: "structure.outline.how",
    message:
      "By keyboard: the up and down arrows go from scene to scene, Home and End to the first and the last. Enter opens a scene, Delete takes it out.",
  },
  "outline.reached": /*i18n*/ {
    id: "structure.outline.reached",
    message: "Scenes, from the start on",
  },
  "outline.apart": /*i18n*/ { id: "structure.outline.apart", message: "Nothing leads here" },
  "outline.apartNote": /*i18n*/ {
    id: "structure.outline.apartNote",
    message: "No way from the start comes to these scenes. Link a choice to them, or delete them.",
  },

  "row.start": /*i18n*/ { id: "structure.row.start", message: "Start" },
  "row.ending": /*i18n*/ { id: "structure.row.ending", message: "Ending" },
  "row.endingCalled": /*i18n*/ { id: "structure.row.endingCalled", message: "Ending: {title}" },
  "row.locked": /*i18n*/ {
    id: "structure.row.locked",
    message: "{count, plural, one {{amount} with a condition} other {{amount} with conditions}}",
  },
  "row.choices": /*i18n*/ {
    id: "structure.row.choices",
    message: "{count, plural, one {{amount} choice} other {{amount} choices}}",
  },
  "row.errors": /*i18n*/ {
    id: "structure.row.errors",
    message: "{count, plural, one {{amount} to mend} other {{amount} to mend}}",
  },
  "row.warnings": /*i18n*/ {
    id: "structure.row.warnings",
    message: "{count, plural, one {{amount} to look at} other {{amount} to look at}}",
  },
  "row.empty": /*i18n*/ { id: "structure.row.empty", message: "Nothing is told here yet." },

  "scene.name": /*i18n*/ { id: "structure.scene.name", message: "Name of the scene" },
  "scene.nameHint": /*i18n*/ {
    id: "structure.scene.nameHint",
    message: "Players never see it. Every choice that leads here follows.",
  },
  "scene.nameForNew": /*i18n*/ { id: "structure.scene.nameForNew", message: "scene" },
  "scene.text": /*i18n*/ { id: "structure.scene.text", message: "What is told" },
  "scene.textTooLong": /*i18n*/ {
    id: "structure.scene.textTooLong",
    message: "Too long to be saved: {written} characters, and a scene has room for {most}.",
  },
  "scene.choices": /*i18n*/ { id: "structure.scene.choices", message: "Choices" },
  "scene.noChoices": /*i18n*/ {
    id: "structure.scene.noChoices",
    message: "No choices: the story ends here.",
  },
  "scene.addChoice": /*i18n*/ { id: "structure.scene.addChoice", message: "Add a choice" },
  "scene.ending": /*i18n*/ { id: "structure.scene.ending", message: "The ending" },
  "scene.details": /*i18n*/ {
    id: "structure.scene.details",
    message: "For the narrator and the painter",
  },
  "scene.from": /*i18n*/ { id: "structure.scene.from", message: "Comes from" },
  "scene.play": /*i18n*/ { id: "structure.scene.play", message: "Play from here" },
  "scene.setStart": /*i18n*/ { id: "structure.scene.setStart", message: "Start here" },
  "scene.makeEnding": /*i18n*/ {
    id: "structure.scene.makeEnding",
    message:
      "{count, plural, one {Make it an ending, without its choice} other {Make it an ending, without its {amount} choices}}",
  },
  "scene.duplicate": /*i18n*/ { id: "structure.scene.duplicate", message: "Duplicate" },
  "scene.delete": /*i18n*/ { id: "structure.scene.delete", message: "Delete" },

  "name.needed": /*i18n*/ { id: "structure.name.needed", message: "A scene needs a name." },
  "name.taken": /*i18n*/ { id: "structure.name.taken", message: "Another scene has this name." },

  "choice.text": /*i18n*/ { id: "structure.choice.text", message: "Choice {place}: its words" },
  "choice.placeholder": /*i18n*/ {
    id: "structure.choice.placeholder",
    message: "What the player can do",
  },
  "choice.target": /*i18n*/ {
    id: "structure.choice.target",
    message: "Choice {place}: where it leads",
  },
  "choice.nowhere": /*i18n*/ { id: "structure.choice.nowhere", message: "Leads nowhere yet" },
  "choice.newScene": /*i18n*/ { id: "structure.choice.newScene", message: "New scene: {node}" },
  "choice.go": /*i18n*/ { id: "structure.choice.go", message: "Go to {node}" },
  "choice.more": /*i18n*/ { id: "structure.choice.more", message: "More for choice {place}" },
  "choice.up": /*i18n*/ { id: "structure.choice.up", message: "Move up" },
  "choice.down": /*i18n*/ { id: "structure.choice.down", message: "Move down" },
  "choice.addAfter": /*i18n*/ { id: "structure.choice.addAfter", message: "Add a choice below" },
  "choice.delete": /*i18n*/ { id: "structure.choice.delete", message: "Delete the choice" },

  "ending.title": /*i18n*/ { id: "structure.ending.title", message: "What it is called" },
  "ending.titleHint": /*i18n*/ {
    id: "structure.ending.titleHint",
    message: "Players see it when they come here.",
  },
  "ending.kind": /*i18n*/ { id: "structure.ending.kind", message: "What kind it is" },
  "ending.kindUnknown": /*i18n*/ {
    id: "structure.ending.kindUnknown",
    message:
      "The kind of this ending is none of those that there are: choose one under “What kind it is”.",
  },
  "ending.kindNone": /*i18n*/ { id: "structure.ending.kindNone", message: "Not said" },
  "ending.good": /*i18n*/ { id: "structure.ending.good", message: "Good" },
  "ending.bitter": /*i18n*/ { id: "structure.ending.bitter", message: "Bitter" },
  "ending.dark": /*i18n*/ { id: "structure.ending.dark", message: "Dark" },
  "ending.strange": /*i18n*/ { id: "structure.ending.strange", message: "Strange" },
  "ending.open": /*i18n*/ { id: "structure.ending.open", message: "Open" },
  "ending.unmark": /*i18n*/ { id: "structure.ending.unmark", message: "It is no named ending" },
  "ending.stop": /*i18n*/ { id: "structure.ending.stop", message: "Delete the choices" },
  "ending.goesOn": /*i18n*/ {
    id: "structure.ending.goesOn",
    message: "This is the ending “{title}”, but its choices go on.",
  },

  "detail.place": /*i18n*/ { id: "structure.detail.place", message: "Place" },
  "detail.placeHint": /*i18n*/ { id: "structure.detail.placeHint", message: "a ferry landing" },
  "detail.mood": /*i18n*/ { id: "structure.detail.mood", message: "Mood" },
  "detail.moodHint": /*i18n*/ { id: "structure.detail.moodHint", message: "uneasy" },
  "detail.hour": /*i18n*/ { id: "structure.detail.hour", message: "Hour" },
  "detail.hourHint": /*i18n*/ { id: "structure.detail.hourHint", message: "dusk" },
  "detail.weather": /*i18n*/ { id: "structure.detail.weather", message: "Weather" },
  "detail.weatherHint": /*i18n*/ { id: "structure.detail.weatherHint", message: "mist" },
  "detail.cast": /*i18n*/ { id: "structure.detail.cast", message: "Who is here" },
  "detail.castHint": /*i18n*/ {
    id: "structure.detail.castHint",
    message: "Names, with commas between.",
  },
  "detail.beats": /*i18n*/ { id: "structure.detail.beats", message: "What must happen" },
  "detail.beatsHint": /*i18n*/ { id: "structure.detail.beatsHint", message: "One to a line." },
  "detail.freedom": /*i18n*/ {
    id: "structure.detail.freedom",
    message: "How free the narrator is",
  },
  "detail.freedomHint": /*i18n*/ {
    id: "structure.detail.freedomHint",
    message: "How far it may leave your text when players write for themselves.",
  },
  "detail.budget": /*i18n*/ {
    id: "structure.detail.budget",
    message: "Turns that may be spent here",
  },
  "detail.budgetHint": /*i18n*/ {
    id: "structure.detail.budgetHint",
    message: "For the length of a play alone: a scene never leaves by itself.",
  },
  "detail.budgetFault": /*i18n*/ {
    id: "structure.detail.budgetFault",
    message: "This must be a whole number, 1 or more.",
  },
  "detail.retell": /*i18n*/ {
    id: "structure.detail.retell",
    message: "Models may retell this scene",
  },
  "detail.retellHint": /*i18n*/ {
    id: "structure.detail.retellHint",
    message:
      "Your text is told word for word. With this, a model that a player has chosen tells it in its own words instead, from what you wrote; the built-in narrator still tells yours.",
  },
  "detail.retold": /*i18n*/ { id: "structure.detail.retold", message: "may be retold" },
  "detail.x": /*i18n*/ { id: "structure.detail.x", message: "On the map: to the right" },
  "detail.y": /*i18n*/ { id: "structure.detail.y", message: "On the map: down" },
  "detail.placeFault": /*i18n*/ {
    id: "structure.detail.placeFault",
    message: "This must be a whole number.",
  },
  "detail.source": /*i18n*/ { id: "structure.detail.source", message: "Source" },
  "detail.sourceHint": /*i18n*/ {
    id: "structure.detail.sourceHint",
    message: "The telling it follows, or: invented. Players can read it.",
  },
  "detail.other_tellings": /*i18n*/ {
    id: "structure.detail.other_tellings",
    message: "Other tellings",
  },
  "detail.other_tellingsHint": /*i18n*/ {
    id: "structure.detail.other_tellingsHint",
    message:
      "What other tellings of this scene say where they differ, each by its name. Players read it below the source.",
  },
  "sources.title": /*i18n*/ { id: "structure.sources.title", message: "The story's sources" },
  "sources.none": /*i18n*/ { id: "structure.sources.none", message: "nothing said" },
  "sources.label": /*i18n*/ {
    id: "structure.sources.label",
    message: "What the story follows, and what is invented",
  },
  "sources.hint": /*i18n*/ {
    id: "structure.sources.hint",
    message:
      "Players read it below the source of each scene. Of one scene, its source and other tellings are in the scene's details.",
  },

  "freedom.none": /*i18n*/ { id: "structure.freedom.none", message: "As the story has it" },
  "freedom.fixed": /*i18n*/ { id: "structure.freedom.fixed", message: "Fixed" },
  "freedom.fixedNote": /*i18n*/ {
    id: "structure.freedom.fixedNote",
    message: "Your words, as they stand",
  },
  "freedom.guided": /*i18n*/ { id: "structure.freedom.guided", message: "Guided" },
  "freedom.guidedNote": /*i18n*/ {
    id: "structure.freedom.guidedNote",
    message: "Detours that come back",
  },
  "freedom.free": /*i18n*/ { id: "structure.freedom.free", message: "Free" },
  "freedom.freeNote": /*i18n*/ {
    id: "structure.freedom.freeNote",
    message: "Whatever fits, until the turns are spent",
  },

  "did.add": /*i18n*/ { id: "structure.did.add", message: "adding {node}" },
  "did.rename": /*i18n*/ { id: "structure.did.rename", message: "renaming {node} to {name}" },
  "did.delete": /*i18n*/ { id: "structure.did.delete", message: "deleting {node}" },
  "did.deleteSeveral": /*i18n*/ {
    id: "structure.did.deleteSeveral",
    message: "{count, plural, one {deleting {amount} scene} other {deleting {amount} scenes}}",
  },
  "did.copy": /*i18n*/ { id: "structure.did.copy", message: "duplicating {node}" },
  "did.copySeveral": /*i18n*/ {
    id: "structure.did.copySeveral",
    message:
      "{count, plural, one {duplicating {amount} scene} other {duplicating {amount} scenes}}",
  },
  "did.move": /*i18n*/ { id: "structure.did.move", message: "moving {node}" },
  "did.moveSeveral": /*i18n*/ {
    id: "structure.did.moveSeveral",
    message: "{count, plural, one {moving {amount} scene} other {moving {amount} scenes}}",
  },
  "did.start": /*i18n*/ { id: "structure.did.start", message: "starting at {node}" },
  "did.write": /*i18n*/ { id: "structure.did.write", message: "writing in {node}" },
  "did.detail": /*i18n*/ { id: "structure.did.detail", message: "a detail of {node}" },
  "did.ending": /*i18n*/ { id: "structure.did.ending", message: "the ending of {node}" },
  "did.addChoice": /*i18n*/ { id: "structure.did.addChoice", message: "a new choice in {node}" },
  "did.writeChoice": /*i18n*/ {
    id: "structure.did.writeChoice",
    message: "the words of a choice in {node}",
  },
  "did.link": /*i18n*/ { id: "structure.did.link", message: "where a choice in {node} leads" },
  "did.moveChoice": /*i18n*/ {
    id: "structure.did.moveChoice",
    message: "the order of choices in {node}",
  },
  "did.deleteChoice": /*i18n*/ {
    id: "structure.did.deleteChoice",
    message: "deleting a choice in {node}",
  },
  "did.condition": /*i18n*/ {
    id: "structure.did.condition",
    message: "when a choice in {node} is offered",
  },
  "did.effects": /*i18n*/ {
    id: "structure.did.effects",
    message: "what a choice in {node} does",
  },
  "did.check": /*i18n*/ { id: "structure.did.check", message: "a skill check in {node}" },
  "did.declare": /*i18n*/ { id: "structure.did.declare", message: "changing {name}" },
  "did.undeclare": /*i18n*/ { id: "structure.did.undeclare", message: "deleting {name}" },
  "did.order": /*i18n*/ { id: "structure.did.order", message: "the order of {name}" },
  "did.health": /*i18n*/ { id: "structure.did.health", message: "the players' health" },
  "did.who": /*i18n*/ { id: "structure.did.who", message: "who players are" },
  "did.sources": /*i18n*/ { id: "structure.did.sources", message: "the story's sources" },
  "did.replace": /*i18n*/ { id: "structure.did.replace", message: "a change of the JSON" },
  "did.import": /*i18n*/ { id: "structure.did.import", message: "importing {file}" },
  "did.importText": /*i18n*/ {
    id: "structure.did.importText",
    message: "importing what was pasted",
  },

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
  "finding.stands_in": /*i18n*/ {
    id: "structure.finding.stands_in",
    message: "{sentence} It stands in “{entry}”.",
  },
} as const satisfies MessageTable;
