import type { StorySummary } from "@katha/ui";

const cover = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"/>')}`;

const told = [
  ["The Lamp-Keeper of Amber", "A blind minister, and one lamp that must not go out.", "Court"],
  ["Fourteen Years", "You followed them into the forest.", "Epics"],
  ["What the Vetala Asked", "Twenty-four riddles. You may not stay silent.", "Folklore"],
  ["The Well at Kuldhara", "Eighty-four villages left in one night.", "Ghost stories"],
  ["Sindbad's Ninth Harbour", "The captain will not say why he is smiling.", "Voyages"],
] as const;

export const sampleCards: readonly StorySummary[] = told.map(([title, tagline, category], at) => ({
  id: `story-${at}`,
  href: `/game/story-${at}`,
  title,
  tagline,
  description: "",
  cover: { src: cover, avif: `${cover} 640w`, webp: `${cover} 640w`, alt: title },
  author: { name: "River Desk", avatar: null },
  category,
  language: "en",
  likes: 12_480 + at,
  plays: 88_310 + at,
  bookmarks: 7_020 + at,
}));
