import type { MessageTable } from "../types.ts";

/** Why a typed line took a choice, was asked about, or took none. */
export const heardMessages = {
  "meant.plainly": /*i18n*/ {
    id: "heard.meant.plainly",
    message: "One choice is plainly meant.",
  },
  "meant.perhaps": /*i18n*/ {
    id: "heard.meant.perhaps",
    message: "One choice is perhaps meant, but not plainly.",
  },
  "meant.hardly": /*i18n*/ {
    id: "heard.meant.hardly",
    message: "No choice of this scene is meant.",
  },
  "meant.two": /*i18n*/ {
    id: "heard.meant.two",
    message: "Two choices may be meant, so Katha asks which.",
  },
  "mood.asked": /*i18n*/ {
    id: "heard.mood.asked",
    message: "It was heard as a question: it takes only a choice to ask just that.",
  },
  "mood.supposed": /*i18n*/ {
    id: "heard.mood.supposed",
    message: "It was heard as an “if”: nothing is done yet, so it takes no choice.",
  },
  "mood.imagined": /*i18n*/ {
    id: "heard.mood.imagined",
    message: "It was heard as a wish or a thought: Katha asks before it takes a choice.",
  },
  "mood.quoted": /*i18n*/ {
    id: "heard.mood.quoted",
    message: "It was heard as something said aloud: it takes only a choice to say just that.",
  },
  "model.sure": /*i18n*/ {
    id: "heard.model.sure",
    message: "A model heard it so, and is sure of it.",
  },
  "model.unsure": /*i18n*/ {
    id: "heard.model.unsure",
    message: "A model heard it so, and is not quite sure.",
  },
} as const satisfies MessageTable;
