import { expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import { notForChildren } from "./child.ts";
import { checkPassage, isChildPlayed, ratingHeldTo } from "./index.ts";

test("what a model may not tell is in no story of ours", () => {
  for (const story of catalogueStories()) {
    const { graph, language } = story;
    const said = Object.values(graph.reactions ?? {}).flatMap(({ says }) => says);
    const texts = [...Object.values(graph.nodes).map(({ text }) => text), ...said];
    const rating = ratingHeldTo(story);
    const beyond = texts.filter((text) => checkPassage(text, rating, language) !== null);
    expect(beyond, story.slug).toEqual([]);
    const unfit = isChildPlayed(story) ? texts.filter((text) => notForChildren.test(text)) : [];
    expect(unfit, story.slug).toEqual([]);
  }
});
