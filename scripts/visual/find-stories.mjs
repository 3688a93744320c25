/** @typedef {{ id: string, title: string, name: string }} Story */

/** A story as Playwright's report names it. The index puts other names of a component before a story's own. @param {Story} story */
export const nameOf = ({ title, name }) => `${title} / ${name.split("\u00A0·\u00A0").at(-1)}`;

/**
 * The stories that these words mean: an id ("primitives-button--busy") or a part of one, a title or a part of one
 * ("StoryCard"), a story with its component ("Button / Busy"). Words that mean none are in `unknown`.
 * @param {readonly string[]} words @param {readonly Story[]} stories
 */
export function findStories(words, stories) {
  const found = words.map((word) => ({
    word,
    stories: stories.filter((story) => means(word, story)),
  }));
  return {
    ids: [...new Set(found.flatMap((each) => each.stories.map(({ id }) => id)))],
    unknown: found.filter((each) => each.stories.length === 0).map(({ word }) => word),
  };
}

/** @param {string} word @param {Story} story */
function means(word, story) {
  const wanted = word.toLowerCase();
  return [story.id, nameOf(story).toLowerCase()].some((name) => name.includes(wanted));
}
