import type { MessageTable } from "../types.ts";

export const bibleMessages = {
  title: /*i18n*/ { id: "bible.title", message: "People, places and things" },
  hint: /*i18n*/ {
    id: "bible.hint",
    message:
      "Whom and what players can speak to, look at and ask about. Narrators, painters and the story's memory read it; players never see it.",
  },
  "count.cast": /*i18n*/ {
    id: "bible.count.cast",
    message: "{count, plural, one {{amount} person} other {{amount} people}}",
  },
  "count.places": /*i18n*/ {
    id: "bible.count.places",
    message: "{count, plural, one {{amount} place} other {{amount} places}}",
  },
  "count.objects": /*i18n*/ {
    id: "bible.count.objects",
    message: "{count, plural, one {{amount} thing} other {{amount} things}}",
  },
  "part.cast": /*i18n*/ { id: "bible.part.cast", message: "People" },
  "part.places": /*i18n*/ { id: "bible.part.places", message: "Places" },
  "part.objects": /*i18n*/ { id: "bible.part.objects", message: "Things" },
  "part.names": /*i18n*/ { id: "bible.part.names", message: "Other names" },
  "hint.cast": /*i18n*/ {
    id: "bible.hint.cast",
    message:
      "They answer in the scenes whose cast names them. Who is “you” is the player's own character.",
  },
  "hint.places": /*i18n*/ {
    id: "bible.hint.places",
    message: "Known where a scene's text names them.",
  },
  "hint.objects": /*i18n*/ {
    id: "bible.hint.objects",
    message: "Known where a scene's text names them, or while they are carried.",
  },
  "hint.names": /*i18n*/ {
    id: "bible.hint.names",
    message: "Every other proper name, in Latin letters and in the letters of its language.",
  },
  "add.cast": /*i18n*/ { id: "bible.add.cast", message: "Add a person" },
  "add.places": /*i18n*/ { id: "bible.add.places", message: "Add a place" },
  "add.objects": /*i18n*/ { id: "bible.add.objects", message: "Add a thing" },
  "add.names": /*i18n*/ { id: "bible.add.names", message: "Add a name" },
  unnamed: /*i18n*/ { id: "bible.unnamed", message: "no name yet" },
  remove: /*i18n*/ { id: "bible.remove", message: "Remove {name}" },
  "field.name": /*i18n*/ { id: "bible.field.name", message: "Name" },
  "field.name_native": /*i18n*/ {
    id: "bible.field.name_native",
    message: "Name in its own letters",
  },
  "field.also": /*i18n*/ { id: "bible.field.also", message: "Also called" },
  "field.alsoHint": /*i18n*/ {
    id: "bible.field.alsoHint",
    message: "Other words that players use for it, one to a line.",
  },
  "field.is": /*i18n*/ { id: "bible.field.is", message: "Who that is" },
  "field.wants": /*i18n*/ { id: "bible.field.wants", message: "What they want" },
  "field.voice": /*i18n*/ { id: "bible.field.voice", message: "How they speak" },
  "field.garment": /*i18n*/ { id: "bible.field.garment", message: "What they wear" },
  "field.knows": /*i18n*/ { id: "bible.field.knows", message: "What they know" },
  "field.secret": /*i18n*/ { id: "bible.field.secret", message: "Their secret" },
  "field.secretHint": /*i18n*/ {
    id: "bible.field.secretHint",
    message: "No narrator tells it, and no answer to a player carries it.",
  },
  "field.about": /*i18n*/ { id: "bible.field.about", message: "What there is to say of it" },
  "field.latin": /*i18n*/ { id: "bible.field.latin", message: "In Latin letters" },
  "field.native": /*i18n*/ { id: "bible.field.native", message: "In its own letters" },
} as const satisfies MessageTable;
