import { mediaSources } from "@katha/api";
import type { Addresses } from "@katha/ui";
import { paths } from "../routes/paths.ts";

/** Every page that a piece of a screen links to, and pictures in the sizes that our server keeps of them. */
export const addresses: Addresses = {
  ...paths,
  picture(url, alt) {
    if (url === null || url === "") return null;
    const media = mediaSources(url);
    if (!media) return { src: url, alt };
    // All supported browsers can show AVIF; the rest get one WebP.
    const avif = media.sources.find(({ type }) => type === "image/avif")?.srcset;
    return { src: media.src, ...(avif !== undefined && { avif }), alt };
  },
};
