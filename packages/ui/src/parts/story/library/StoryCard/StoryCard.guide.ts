import type { Guide } from "../../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a story so that one wants to open it, and begins it with one press.",
  use: [
    "In a row or a grid of stories.",
    "`feature` for what editors chose, `trending` with a rank, `row` for everything else.",
  ],
  avoid: [
    { when: "The story's own page.", instead: "StoryHeader" },
    { when: "A story among one's own, with its state.", instead: "MyStoriesPage" },
    { when: "A single recommended story at the top of a page.", instead: "Banner" },
  ],
  anatomy: [
    { part: "Card", is: "The root, an `article`; the whole of it leads to the story's page." },
    {
      part: "Picture",
      is: "The cover, or a pattern drawn from the story's id; category, length and PLAY lie on it, and the language where those of a list differ.",
    },
    { part: "Words", is: "Title and excerpt in the story's own language and direction." },
    { part: "Foot", is: "Author, likes, plays and bookmarks." },
  ],
  keyboard: [
    { keys: "Tab", does: "First the title, which is the link, then PLAY, which shows itself." },
    { keys: "Enter", does: "Opens the page, or begins the story." },
  ],
  spoken: [
    "A heading of the third level that is a link; then a button that names the story it plays.",
    "The counts are read as sentences, the rank as its place.",
    "A veiled story says that it is rated mature, and nothing of what it tells.",
  ],
  words: [
    {
      rule: "The tagline is one sentence that stands without the title.",
      good: "Nobody saw who lit the lamp the night the king died.",
      bad: "A mystery story set in the Amber fort of Rajasthan in the 17th century",
      hindi: "जिस रात राजा मरा, उस रात दीया किसने जलाया, यह किसी ने नहीं देखा।",
    },
  ],
  otherNames: ["tile", "thumbnail", "teaser", "product card", "poster", "कार्ड"],
};
