import { mediaSources } from "@katha/api";
import type { PictureSource } from "@katha/ui";

/** Every size and format of a picture of ours; the one address of a picture that lives elsewhere. */
export function toPicture(url: string | null, alt: string): PictureSource | null {
  if (url === null || url === "") return null;
  const media = mediaSources(url);
  if (!media) return { src: url, alt };
  const formats = media.sources.map(({ type, srcset }) => [type.slice("image/".length), srcset]);
  return { src: media.src, ...Object.fromEntries(formats), alt };
}
