import type { CardStory } from "@katha/ui";

const cover = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>')}`;

const told = [
  ["The Lamp-Keeper of Amber", "A blind minister, and one lamp that must not go out.", "Court"],
  ["Fourteen Years", "You followed them into the forest.", "Epics"],
  ["What the Vetala Asked", "Twenty-four riddles. You may not stay silent.", "Folklore"],
  ["The Well at Kuldhara", "Eighty-four villages left in one night.", "Ghost stories"],
  ["Sindbad's Ninth Harbour", "The captain will not say why he is smiling.", "Voyages"],
] as const;

export const sampleCards: readonly CardStory[] = told.map(([title, tagline, category], at) => ({
  id: `story-${at}`,
  title,
  tagline,
  coverImageUrl: cover,
  imageAlt: title,
  author: { displayName: "River Desk", avatarUrl: null },
  category: { displayName: category },
  language: "en",
  stats: { likesTotal: 12_480 + at, playsTotal: 88_310 + at, bookmarksTotal: 7_020 + at },
}));
