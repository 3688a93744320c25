import type { BrowsedStories, Offer, Story, TraitCount } from "@katha/api/contract";

function traitsOf(story: Story): string {
  const minutes = story.reading_minutes ?? story.estimated_play_time;
  return [
    story.language,
    `${minutes} minutes`,
    story.content_rating,
    ...(story.is_premium ? ["premium"] : []),
    ...(story.category ? [story.category.display_name] : []),
    ...story.tags.map((tag) => tag.display_name),
  ].join(", ");
}

export function storyLine(story: Story): string {
  const tagline = story.tagline === "" ? "" : `\n  ${story.tagline}`;
  return `- “${story.title}” by ${story.author.display_name} (${traitsOf(story)}), story_id ${story.id}${tagline}`;
}

const facets = ["language", "category", "tag"] as const;
const mostValues = 20;

function facetLine(counts: readonly TraitCount[], facet: (typeof facets)[number]): string[] {
  const values = counts.filter(({ trait, stories }) => trait === facet && stories > 0);
  if (values.length === 0) return [];
  const told = values
    .slice(0, mostValues)
    .map(({ name, value, stories }) => `${name ? `${name} = ` : ""}${value} (${stories})`);
  return [`${facet}: ${told.join(", ")}`];
}

export function storiesFound({ stories, page, has_more, counts }: BrowsedStories): string {
  const open = stories.filter(({ is_veiled }) => !is_veiled);
  const list = open.length === 0 ? "No story fits." : open.map(storyLine).join("\n");
  const narrow = facets.flatMap((facet) => facetLine(counts, facet));
  return [
    list,
    ...(narrow.length > 0 ? [`To narrow it down:\n${narrow.join("\n")}`] : []),
    ...(has_more ? [`There are more: page ${page + 1}.`] : []),
  ].join("\n\n");
}

function offerLine({ text, is_locked, reason, odds }: Offer, index: number): string {
  const notes = [
    ...(is_locked ? [`locked${reason === null ? "" : `: ${reason}`}`] : []),
    ...(odds === null ? [] : [`succeeds in ${Math.round(odds * 100)} of 100`]),
  ];
  return `${index + 1}. ${text}${notes.length > 0 ? ` (${notes.join("; ")})` : ""}`;
}

/** The ways on, or nothing where there is none. */
export function choicesInWords(offers: readonly Offer[]): string {
  return offers.length === 0 ? "" : `Choices:\n${offers.map(offerLine).join("\n")}`;
}

export function storyInWords(story: Story, opening: string): string {
  const { title, author, stats } = story;
  const rating = stats.average_rating === null ? "" : `, rated ${stats.average_rating} of 5`;
  return [
    `“${title}” by ${author.display_name} (${traitsOf(story)}${rating}), story_id ${story.id}`,
    story.tagline,
    story.story_description,
    opening,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}
