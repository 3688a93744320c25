import type { OwnColor } from "./palette.ts";
import type { Theme } from "./theme.ts";

/** Papers to read on besides the two themes: each is a theme with other colours. */
export const papers = ["sepia", "black"] as const;
export type Paper = (typeof papers)[number];

export const paperThemes: Record<Paper, Theme> = { sepia: "light", black: "dark" };

export const paperColors: Record<Paper, Partial<Record<OwnColor, string>>> = {
  sepia: {
    ground: "#ead9b6",
    surface: "#f1e3c5",
    raised: "#f7ecd5",
    line: "#d1bb8f",
    edge: "#7d6644",
    ink: "#2f200e",
    "ink-soft": "#4b3719",
    lamp: "#8a4500",
    madder: "#a01a15",
    peacock: "#005850",
    leaf: "#24591f",
    haldi: "#664a00",
    shadow: "#4a300c",
  },
  black: {
    ground: "#000000",
    surface: "#0d0d0f",
    raised: "#18181b",
    line: "#303036",
    edge: "#74747e",
    ink: "#dcd7cd",
    "ink-soft": "#aba69d",
  },
};
