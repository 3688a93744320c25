import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Draws the paths that a player has walked through a story, and fog where they have not been.",
  use: ["On the page of a session's map, with a list of the same scenes below it."],
  avoid: [{ when: "An author arranges scenes.", instead: "StoryMap" }],
  anatomy: [
    { part: "Frame", is: "The root; it scrolls." },
    { part: "Threads", is: "Lit on the path of this session, dashed into the fog." },
    { part: "Cards", is: "Scenes, each a button." },
    { part: "Fog", is: "A way that was offered and not gone." },
  ],
  keyboard: [
    { keys: "Tab", does: "From scene to scene, as the player came to them." },
    { keys: "Enter, Space", does: "Choose the scene." },
  ],
  spoken: [
    "The frame is a region, “Map of your paths”.",
    "Threads and fog are not read: AtlasPlace has the ways of a scene in words.",
  ],
  words: [
    {
      rule: "A card holds what was told there, never the author's name for the scene.",
      good: "The boat waits at the shore.",
      bad: "node: shore_2",
      hindi: "नाव घाट पर खड़ी है।",
    },
  ],
  otherNames: ["map", "graph", "flowchart", "branches", "timeline", "fog of war"],
};
