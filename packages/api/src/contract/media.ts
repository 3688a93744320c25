export const mediaWidths = [320, 640, 960, 1280] as const;
export type MediaWidth = (typeof mediaWidths)[number];
export const mediaFormats = ["avif", "webp"] as const;
export type MediaFormat = (typeof mediaFormats)[number];

/** As painted, or cropped upright (2:3) for covers. */
type MediaCut = "wide" | "tall";

/** The picture that `cover_image_url` names. */
export const coverRendition = { width: 960, format: "webp" } as const;

interface MediaSources {
  /** For an image element without srcset. */
  src: string;
  /** Best format first: one source element each. */
  sources: { type: `image/${MediaFormat}`; srcset: string }[];
}

const ours =
  /^((?:https?:\/\/[^/]+)?(?:\/[\w.-]+)*\/media\/[a-f0-9]{8,128})\/(?:tall-)?\d+\.(?:avif|webp)$/;

/** The address of one rendition of a picture that Katha stores. */
export function mediaUrl(hash: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${hash}/${width}.${format}`;
}

/** The blurred version of a picture that Katha stores; null for a picture elsewhere. */
export function mediaBackdrop(url: string | null | undefined): string | null {
  const base = url == null ? undefined : ours.exec(url)?.[1];
  return base === undefined ? null : `${base}/backdrop.webp`;
}

/** Every size and format of a picture that Katha stores; null for a picture elsewhere. */
export function mediaSources(
  url: string | null | undefined,
  cut: MediaCut = "wide",
): MediaSources | null {
  const base = url == null ? undefined : ours.exec(url)?.[1];
  if (base === undefined) return null;
  const picture = `${base}/${cut === "tall" ? "tall-" : ""}`;
  return {
    src: `${picture}${coverRendition.width}.${coverRendition.format}`,
    sources: mediaFormats.map((format) => ({
      type: `image/${format}` as const,
      srcset: mediaWidths.map((width) => `${picture}${width}.${format} ${width}w`).join(", "),
    })),
  };
}
