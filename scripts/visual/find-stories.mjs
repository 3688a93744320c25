/** @typedef {{ id: string, title: string, name: string }} Story */

/** A story as Playwright's report names it. The index puts other names of a component before a story's own. @param {Story} story */
export const nameOf = ({ title, name }) => `${title} / ${name.split("\u00A0·\u00A0").at(-1)}`;

/**
 * The stories that these words mean: an id ("primitives-button--busy") or a part of one, a title or a part of one
 * ("StoryCard"), a story with its component ("Button / Busy"). Words that mean none are in `unknown`, each with names near it.
 * @param {readonly string[]} words @param {readonly Story[]} stories
 */
export function findStories(words, stories) {
  const found = words.map((word) => ({
    word,
    stories: stories.filter((story) => means(word, story)),
  }));
  return {
    ids: [...new Set(found.flatMap((each) => each.stories.map(({ id }) => id)))],
    unknown: found
      .filter((each) => each.stories.length === 0)
      .map(({ word }) => ({ word, near: namesNear(word, stories) })),
  };
}

/** @param {string} word @param {Story} story */
function means(word, story) {
  const wanted = word.toLowerCase();
  return [story.id, nameOf(story).toLowerCase()].some((name) => name.includes(wanted));
}

/** @param {string} word @param {readonly Story[]} stories */
function namesNear(word, stories) {
  const components = new Set(stories.map(({ title }) => title.slice(title.lastIndexOf("/") + 1)));
  const wanted = word.toLowerCase();
  return [...components]
    .map((name) => ({ name, edits: editsBetween(wanted, name.toLowerCase()) }))
    .filter(({ name, edits }) => edits <= Math.max(2, name.length / 3))
    .toSorted((one, other) => one.edits - other.edits)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Levenshtein's distance. @param {string} one @param {string} other */
function editsBetween(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [to, wanted] of Array.from(other).entries())
      next.push(
        Math.min(
          (row[to] ?? 0) + Number(letter !== wanted),
          (row[to + 1] ?? 0) + 1,
          (next[to] ?? 0) + 1,
        ),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
