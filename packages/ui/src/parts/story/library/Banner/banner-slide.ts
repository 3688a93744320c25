import type { PictureSource } from "../../../../primitives/content/Picture/Picture.tsx";
import type { CardStory } from "../../story.ts";

/** As much of a story as the banner shows. */
export type BannerStory = Pick<
  CardStory,
  "id" | "title" | "tagline" | "language" | "coverImageUrl" | "imageAlt"
>;

/** Never a veiled story: it has nothing to show. */
export function bannerStoryOf<Story extends Pick<CardStory, "isVeiled">>(
  featured: readonly Story[],
): Story | undefined {
  return featured.find(({ isVeiled }) => !isVeiled);
}

export interface BannerSlide {
  /** The id from which the pattern for a missing picture is generated. */
  id: string;
  href: string;
  title: string;
  text: string;
  language: string;
  picture: PictureSource | null;
  /** Shown above the title; the story's slide has default texts for this and for its link. */
  eyebrow?: string;
  actionLabel?: string;
}

/** The addresses of the other slides. A slide without an address is not shown. */
export interface BannerLinks {
  guide: string;
  waitlist: string;
  chat?: string | undefined;
  /** The pictures of these slides, in their order. */
  pictures?: readonly (PictureSource | null)[];
}
