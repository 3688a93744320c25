import type { Messages } from "../language.ts";

/** What Katha says itself. */
export const messages: Messages = {
  meant: ["Did you mean this?", "Which of these did you mean?"],
  which: "Which way?",
  neither: ["No, not that.", "Neither of these."],
  again: "Then say it in other words, or choose.",
  noted: "You noted:",
  answers: {
    length: "That was too much at once to make out. Nothing is lost: say it in fewer words.",
    harm: "The story does not go there. If it is you and not the story, talk to somebody now; in India Tele-MANAS, 14416, is free at any hour.",
    restart: "This play stays as it is. A new one can be begun on the story's page.",
    undo: "“Undo” takes the last part back.",
    save: "Every part is kept as soon as it is told. The story waits where you leave it.",
    quit: "You can leave whenever you like. The story waits where you leave it.",
    help: "Type what you do or say, to anybody and about anything here, or choose.",
    about:
      "An author wrote this story, and a program finds what in it answers you. Where you choose a model, that tells what the author left open.",
    order: "Here only what you do or say in the story counts. Say it in your own words, or choose.",
  },
  over: "The story has ended. “Undo” takes the last part back, and a new play can be begun on the story's page.",
};
