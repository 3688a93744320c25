import { mediaSources } from "@katha/api";
import type { PictureSource } from "@katha/ui";

/**
 * Every size of a picture of ours as AVIF, which all browsers we serve can show, and one WebP for those that
 * cannot; the one address of a picture from another site.
 */
export function toPicture(url: string | null, alt: string): PictureSource | null {
  if (url === null || url === "") return null;
  const media = mediaSources(url);
  if (!media) return { src: url, alt };
  const avif = media.sources.find(({ type }) => type === "image/avif")?.srcset;
  return { src: media.src, ...(avif !== undefined && { avif }), alt };
}
