import { css } from "@emotion/react";
import type { SerializedStyles } from "@emotion/react";
import { type Mood, moodOf } from "./mood.ts";

const ratios = {
  wide: { aspectRatio: "16 / 9" },
  tall: { aspectRatio: "2 / 3" },
  square: { aspectRatio: "1" },
  fill: { inlineSize: "100%", blockSize: "100%" },
} as const;
export type Ratio = keyof typeof ratios;

const faint = (colour: string, percent: number) =>
  `color-mix(in srgb, ${colour} ${percent}%, transparent)`;

/** A lamp behind a lattice, in the colours of the pattern that a missing picture has. */
function dusk({ sky, dusk: low, gold }: Mood): string {
  const slats = (angle: string) =>
    `repeating-linear-gradient(${angle}, ${faint(gold, 16)} 0 1px, transparent 1px 24px)`;
  const lamp = `radial-gradient(circle at 50% 62%, ${faint(gold, 62)}, ${faint(gold, 20)} 26%, transparent 58%)`;
  return [lamp, slats("45deg"), slats("-45deg"), `linear-gradient(${sky}, ${low})`].join(", ");
}

const made = new Map<string, SerializedStyles>();

/** The frame, with what is seen until the picture is there: one that nobody has asked for before is painted first. */
export function frameOf(ratio: Ratio, seed: string): SerializedStyles {
  const mood = moodOf(seed);
  const name = `${ratio} ${mood.sky}`;
  const frame =
    made.get(name) ??
    css({
      display: "block",
      position: "relative",
      overflow: "hidden",
      background: dusk(mood),
      ...ratios[ratio],
    });
  made.set(name, frame);
  return frame;
}

export const image = css({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});

export const pattern = image;
