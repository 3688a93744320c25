import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Opens the library with one featured story, and a few ways into the product behind it.",
  use: [
    "Once, at the top of the library's page.",
    "A carousel of few slides that turn; StoryRow is the one of many cards.",
    "With `links`, where how to play, the waitlist and the chat deserve a place.",
  ],
  avoid: [
    { when: "The page of one story.", instead: "StoryHeader" },
    { when: "Several stories of equal weight.", instead: "StoryRow" },
    { when: "News of the moment.", instead: "Callout" },
  ],
  anatomy: [
    { part: "Strip", is: "The root, a `div` as wide as the page." },
    {
      part: "Stage",
      is: "The picture with its words on a dark ground in both themes; on a phone the words are below it.",
    },
    { part: "Words", is: "A line above, the title as an `h2`, a sentence, Play and Look inside." },
    {
      part: "Slides",
      is: "Loaded when the browser is idle: a list of small pictures that chooses, and a pause button.",
    },
  ],
  keyboard: [
    {
      keys: "Tab",
      does: "Through the shown slide's buttons, then the list of slides, then pause.",
    },
    { keys: "Enter, Space", does: "Choose a slide, or stop and start the turning." },
  ],
  spoken: [
    "The list is a group; the shown slide is its current one.",
    "A slide chosen by hand is said once: its place, the number of slides and its title. What turns by itself is not announced.",
    "Hidden slides cannot be reached.",
  ],
  words: [
    {
      rule: "A title names the story; the line under it makes one want to know more.",
      good: "He lit the lamp every night. Who lit it the night the king died?",
      bad: "An exciting adventure with many choices!",
      hindi: "वह हर रात दीया जलाता था। जिस रात राजा मरा, उस रात किसने जलाया?",
    },
  ],
  otherNames: ["hero", "carousel", "slideshow", "featured", "spotlight"],
};
