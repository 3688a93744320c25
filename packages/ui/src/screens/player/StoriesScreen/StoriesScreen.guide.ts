import type { ScreenGuide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: ScreenGuide = {
  purpose: "The stories that were asked for, by words and by traits.",
  from: [
    { at: "HomeScreen", by: "The heading of a category's row" },
    { at: "StoryScreen", by: "The category, the author, a tag" },
    { at: "NavigationBar", by: "The search: all that it found" },
  ],
  to: [
    { at: "StoryScreen", by: "A card's title, or “Surprise me”" },
    { at: "PlayScreen", by: "PLAY on a card" },
    { at: "HomeScreen", by: "The way out when no story was found" },
  ],
  keyboard: [
    { keys: "Enter", does: "In the field: asks for the words." },
    {
      keys: "Tab",
      does: "The field, the order, “Surprise me”, what was asked for, the filters, the cards.",
    },
    { keys: "Escape", does: "On a phone: closes the drawer of filters." },
  ],
  spoken: [
    "How many stories there are is the heading of the results, which is read again when it changes.",
    "What was asked for is a list, “What you asked for”; each entry says what pressing it takes away.",
  ],
  words: [
    {
      rule: "Nothing found says what to do.",
      good: "No story is like that. Take something away, or ask for something else.",
      bad: "0 results",
      hindi: "ऐसी कोई कहानी नहीं है। कोई शर्त हटाइए, या कुछ और खोजिए।",
    },
  ],
  otherNames: ["search results page", "filter page", "catalogue page", "faceted search", "खोज"],
};
