import type { StoryVersion } from "../../port.ts";

/** A story in which only the graph and the bible matter. */
export const storyOf = ({
  graph,
  bible = {},
  language = "en",
}: Pick<StoryVersion, "graph"> &
  Partial<Pick<StoryVersion, "bible" | "language">>): StoryVersion => ({
  title: "The ferry",
  language,
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  graph,
  bible,
});
