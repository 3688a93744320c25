import type { Category, Story, StoryDetail, StoryList, Tag } from "@katha/api";
import { aCategory, aStory, idOf } from "./stories.ts";

const categoryNames = ["Court intrigue", "Epics", "Folklore", "Mystery"];

export const categories: Category[] = categoryNames.map((name, at) =>
  aCategory(at, { name: name.toLowerCase().replace(" ", "_"), displayName: name }),
);

export const tags: Tag[] = [
  { id: idOf(800), displayName: "River", color: "#3fc1b8" },
  { id: idOf(801), displayName: "Forest", color: "#4fae6d" },
  { id: idOf(802), displayName: "Slow burn", color: "#8f7bd6" },
];

const facts: readonly (readonly [
  title: string,
  tagline: string,
  category: number,
  cover: string,
])[] = [
  [
    "The Lamp-Keeper of Amber",
    "A blind minister, a queen who never sleeps, and one lamp that must not go out before dawn.",
    0,
    "lamp-keeper",
  ],
  [
    "Fourteen Years",
    "You followed them into the forest. Nobody asked what you left behind.",
    1,
    "fourteen-years",
  ],
  [
    "What the Vetala Asked",
    "Twenty-four riddles. One corpse. You may not stay silent.",
    2,
    "vetala",
  ],
  [
    "The Well at Kuldhara",
    "Eighty-four villages left in one night. You are the one who came back.",
    2,
    "kuldhara",
  ],
  [
    "The Lotus Riddle",
    "She answers every question with a flower. The pond is nearly empty.",
    3,
    "lotus-riddle",
  ],
  [
    "A Door in the Rain",
    "It stands in the field only while it pours. Tonight it is ajar.",
    3,
    "rain-door",
  ],
];

/** Six stories with their pictures, as the API lists them. */
export const library: Story[] = facts.map(([title, tagline, category, cover], at) =>
  aStory(at + 1, {
    title,
    tagline,
    category: categories[category] ?? null,
    author: { displayName: "Fort Desk", avatarUrl: null },
    coverImageUrl: `/covers/${cover}.svg`,
    imageAlt: `The cover of ${title}`,
    tags,
    userState: { hasLiked: false, hasBookmarked: false, hasPremiumAccess: false },
  }),
);

function storyAt(at: number): Story {
  const story = library[at];
  if (!story) throw new Error(`There is no story ${at}.`);
  return story;
}

export const lampKeeper: StoryDetail = storyAt(0);
export const fourteenYears: StoryDetail = storyAt(1);

/** One page of a list. */
export function aPageOf(stories: readonly Story[], change: Partial<StoryList> = {}): StoryList {
  return {
    stories: [...stories],
    page: 1,
    totalPages: 1,
    totalStories: stories.length,
    ...change,
  };
}
