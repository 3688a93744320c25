import type { PictureSource } from "../../../../primitives/content/Picture/Picture.tsx";

export interface BannerSlide {
  /** The seed of the pattern that replaces a missing picture. */
  id: string;
  href: string;
  title: string;
  text: string;
  language: string;
  picture: PictureSource | null;
  /** Above the title, and on the way in; a story has words of its own for both. */
  eyebrow?: string;
  actionLabel?: string;
}

/** Links of the other slides. A slide without its address is not shown. */
export interface BannerLinks {
  guide: string;
  waitlist: string;
  chat?: string | undefined;
  /** For these slides, in their order. */
  pictures?: readonly (PictureSource | null)[];
}
