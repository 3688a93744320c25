import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Says which story is being played, in the middle of the bar.",
  use: ["Once on the play page: it is the page's main heading."],
  avoid: [
    { when: "The title on the page of the story itself.", instead: "StoryHeader" },
    { when: "The title in a list.", instead: "StoryCard" },
  ],
  anatomy: [
    { part: "Heading", is: "The root, an `h1` in the story's own language and direction." },
    { part: "Words", is: "On a narrow screen the first four and an ellipsis." },
  ],
  keyboard: [],
  spoken: ["The whole title is read, also where the screen shows only its beginning."],
  words: [
    {
      rule: "Put what sets the story apart into the first four words.",
      good: "The Lamp-Keeper of Amber Fort and Its Nine Gates",
      bad: "The Story of the Man Who Was Once the Keeper of Lamps",
      hindi: "आमेर का दीया रखवाला और उसके नौ द्वार",
    },
  ],
  otherNames: ["title", "page title", "heading", "story name"],
};
