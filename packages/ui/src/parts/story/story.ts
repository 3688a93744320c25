import type { PictureSource } from "../../primitives/content/Picture/Picture.tsx";

/** A story in a list. */
export interface StorySummary {
  id: string;
  /** The address of its page. */
  href: string;
  title: string;
  tagline: string;
  /** Plain text or markdown; shown if there is no tagline. */
  description: string;
  cover: PictureSource | null;
  author: { name: string; avatar: string | null };
  category: string | null;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** For readers of 17 and over. */
  isMature?: boolean;
  /** A mature story of which only the title is shown. */
  isVeiled?: boolean;
  /** How long it takes to play, in minutes. */
  playMinutes?: number;
  /** In its first month, in which counts of 0 say nothing of a story and are not shown. */
  isNew?: boolean;
  /** What made it trend most in the last seven days; up to 1,000. */
  lately?: { kind: "plays" | "likes" | "endings"; count: number };
  likes: number;
  plays: number;
  bookmarks: number;
  /** The addresses of more stories of its category and by its author; without them the names are plain text. */
  links?: { category?: string | undefined; author?: string | undefined };
}

export interface StoryTag {
  id: string;
  name: string;
  color: string;
  /** The address of more stories with this tag; without it the name is plain text. */
  href?: string;
}

/** A command and its cost. */
export interface StoryCommand {
  name: string;
  cost: number;
}

/** A story on its own page. */
export interface StoryFacts extends StorySummary {
  prompt: string;
  tags: readonly StoryTag[];
  commands: readonly StoryCommand[];
  isFeatured: boolean;
  isPremium: boolean;
  /** No native reader of its language has read the text yet. */
  awaitsNativeReader: boolean;
  /** It has no scenes, and no model is configured that could narrate it. */
  needsModel?: boolean;
  isLiked: boolean;
  isBookmarked: boolean;
  contentRating: string;
  difficulty: string;
  status: string;
  createdAt: string;
  shares: number;
  initialXp: number;
  actions: number;
  cards: number;
  scenes: number;
  branches: number;
  endings: number;
  playMinutes: number;
  /** 0 to 100; null before the first play. */
  completionRate: number | null;
  /** Out of 5; null before the first rating. */
  rating: number | null;
}
