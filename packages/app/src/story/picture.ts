import { mediaBackdrop, mediaSources } from "@katha/api";
import type { PictureSource } from "@katha/ui";

/**
 * Every size of a stored picture as AVIF, which all supported browsers can show, and one WebP for the others; for a
 * picture from another site, just its address.
 */
export function toPicture(url: string | null, alt: string): PictureSource | null {
  if (url === null || url === "") return null;
  const media = mediaSources(url);
  if (!media) return { src: url, alt };
  const avif = media.sources.find(({ type }) => type === "image/avif")?.srcset;
  return { src: media.src, ...(avif !== undefined && { avif }), alt };
}

/** What is shown behind a session: the blurred picture; for one from another site, the picture itself. */
export function toBackdrop(url: string | null | undefined): string | null {
  return mediaBackdrop(url) ?? (url || null);
}
