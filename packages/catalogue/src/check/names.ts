import { pagesOf, type ReadStory } from "./read-stories.ts";

/** People and places on which the bible and the nodes disagree. */
export function strangers({ graph, bible }: Pick<ReadStory, "graph" | "bible">): string[] {
  const cast = new Set(bible.cast.map(({ name }) => name));
  // A node may name a place of the bible, or a kind of place that the painter knows.
  const places = new Set(bible.places.flatMap(({ name, place }) => [name, place]));
  const nodes = Object.entries(graph.nodes);
  return [
    ...nodes.flatMap(([node, { cast: present = [] }]) =>
      present.filter((name) => !cast.has(name)).map((name) => `${node}: no ${name} in the bible`),
    ),
    ...nodes.flatMap(([node, { place }]) =>
      place === undefined || places.has(place) ? [] : [`${node}: no place "${place}" in the bible`],
    ),
    ...[...cast]
      .filter(
        (name) =>
          !nodes.some(
            ([, { cast: present = [], text }]) => present.includes(name) || text.includes(name),
          ),
      )
      .map((name) => `${name} is in the bible and in no node`),
  ];
}

/** Names in the bible that the story never uses. */
export function unsaidNames(story: ReadStory): string[] {
  const said = pagesOf(story)
    .map(({ text }) => text)
    .join("\n");
  return story.bible.names
    .filter(({ latin, native }) => !said.includes(latin) && !said.includes(native ?? latin))
    .map(({ latin }) => `${latin} is in the bible and is never said`);
}
