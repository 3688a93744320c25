import { mediaFormats, mediaWidths, type MediaFormat, type MediaWidth } from "@katha/api/contract";

/** As painted, or the upright version (2:3) for covers. */
export const cuts = ["wide", "tall"] as const;
export type Cut = (typeof cuts)[number];

export interface Rendition {
  readonly cut: Cut;
  readonly width: MediaWidth;
  readonly format: MediaFormat;
}

export const contentTypes: Record<MediaFormat, string> = { avif: "image/avif", webp: "image/webp" };

/** `640.webp`, or `tall-640.webp`. */
export const fileNameOf = ({ cut, width, format }: Rendition): string =>
  `${cut === "tall" ? "tall-" : ""}${width}.${format}`;

export const allRenditions: readonly Rendition[] = cuts.flatMap((cut) =>
  mediaWidths.flatMap((width) => mediaFormats.map((format) => ({ cut, width, format }))),
);

const byFileName = new Map(allRenditions.map((one) => [fileNameOf(one), one]));

/** Only these names are served, which rules out path traversal. */
export const renditionNamed = (file: string): Rendition | undefined => byFileName.get(file);

export const isHash = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
