import { aStory } from "@katha/api/testing";

export { aCategory, aStory, idOf } from "@katha/api/testing";

/** A mature story, as sent to readers who have not enabled them. */
export const veiledStory = aStory(90, {
  title: "The Salt Widow",
  tagline: "",
  storyDescription: "",
  storyPrompt: "",
  imageAlt: "",
  tags: [],
  contentRating: "mature",
  isVeiled: true,
});

/** The same story, once they have. */
export const matureStory = aStory(90, {
  title: "The Salt Widow",
  tagline: "She counts them by their boots.",
  contentRating: "mature",
});
