import { css } from "@emotion/react";
import { inBothThemes } from "../../../tokens/theme-colors.ts";

/** Each colour in the light and the dark theme. */
const hues = {
  "sky-high": ["#8fc3d8", "#141035"],
  "sky-low": ["#fbe3b4", "#4a2a5e"],
  "sky-edge": ["#f7b267", "#b4553f"],
  disc: ["#fff3cf", "#f8ecc8"],
  star: ["transparent", "#f6eedd"],
  hill: ["#9aaf94", "#2b1f4a"],
  palace: ["#d98e5f", "#1d1438"],
  window: ["#8a4a2c", "#f9c46b"],
  tree: ["#4d7a55", "#120c26"],
  water: ["#a9d3d6", "#2a1f52"],
  wall: ["#e9cfa3", "#2a1630"],
  "wall-deep": ["#d3ac75", "#190e22"],
  stone: ["#f6e6c8", "#4a2a3f"],
  gold: ["#b87412", "#e0a24a"],
  shelf: ["#9c6233", "#3a1f28"],
  niche: ["#c79a63", "#120a18"],
  floor: ["#c98d5a", "#20101f"],
  rug: ["#a5372b", "#5e1d2b"],
  page: ["#fffaf0", "#f6e3b8"],
  wood: ["#6f3f1f", "#5a2f1e"],
  flame: ["#ffb84a", "#ffd98a"],
  glow: ["#ffdf9e", "#f2a33a"],
} as const;
type Hue = keyof typeof hues;

export const hue = (name: Hue) => `var(--${name})`;

export const scene = css({
  ...inBothThemes(hues),
  "@media (forced-colors: active)": { forcedColorAdjust: "none" },
});

/** The arch over the window, with pointed cusps. */
export const arch =
  "M150 722V432A52 52 0 0 1 164 350A50 50 0 0 1 204 284A48 48 0 0 1 254 238A60 60 0 0 0 300 190A60 60 0 0 0 346 238A48 48 0 0 1 396 284A50 50 0 0 1 436 350A52 52 0 0 1 450 432V722Z";

export const palace =
  "M150 640V596H176V566C176 548 190 546 194 530C198 546 212 548 212 566V596H238V552H250V516C250 486 288 484 296 446C304 484 342 486 342 516V552H354V596H382V572C382 556 394 554 398 540C402 554 414 556 414 572V596H450V640Z";

export const hills =
  "M150 604C196 570 232 590 268 574C320 550 356 590 398 572C424 562 440 572 450 580V660H150Z";

const bindings = ["#8d2f2a", "#c8892f", "#2f6f68", "#5b3a73", "#3f5f8a", "#9a5a34"] as const;

export interface Book {
  x: number;
  y: number;
  wide: number;
  tall: number;
  binding: (typeof bindings)[number];
  band: boolean;
}

/** Five shelves of books on either side, always the same. */
export function shelved(): Book[] {
  let state = 11;
  const next = (most: number) => {
    state = (state * 1_103 + 377) % 9_973;
    return state % most;
  };
  const books: Book[] = [];
  for (const left of [18, 482]) {
    for (let shelf = 0; shelf < 6; shelf += 1) {
      let x = left + 4;
      while (x < left + 88) {
        const wide = 7 + next(9);
        const tall = 50 + next(30);
        const gap = next(9) === 0 ? 12 : 1;
        books.push({
          x,
          y: 218 + shelf * 100 - tall,
          wide,
          tall,
          binding: bindings[next(bindings.length)] ?? bindings[0],
          band: next(3) !== 0,
        });
        x += wide + gap;
      }
    }
  }
  return books;
}

export const stars = [
  [186, 420, 1.6],
  [214, 348, 1.2],
  [238, 402, 1],
  [268, 300, 1.5],
  [290, 372, 1],
  [320, 270, 1.3],
  [410, 404, 1.4],
  [424, 466, 1],
  [176, 500, 1.1],
  [252, 466, 1.2],
  [346, 430, 1],
] as const;
