import { palette } from "../../packages/ui/src/tokens/palette.ts";
import type { Theme } from "../../packages/ui/src/tokens/theme.ts";

/** A colour as the screen shows it, whatever its notation. */
export function rgb(color: string): string {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser has no canvas.");
  pen.fillStyle = color;
  pen.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`;
}

/** The colour of a custom property at a place. */
export function drawn(place: Element, property: string): string {
  const probe = place.appendChild(document.createElement("i"));
  probe.style.color = `var(${property})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return rgb(color);
}

const painted = [
  "color",
  "backgroundColor",
  "backgroundImage",
  "borderTopColor",
  "outlineColor",
  "fill",
  "stroke",
  "boxShadow",
] as const;
const notations = /(?:rgba?|color|oklab|oklch)\([^()]*\)/g;

/** Finds everything under this root that is drawn with our own accent or its wash, at any alpha. */
export function strayAmber(root: Element, theme: Theme): string[] {
  const own = new Set([rgb(palette[theme].lamp), rgb(palette[theme]["lamp-wash"])]);
  return [...root.querySelectorAll("*")].flatMap((element) =>
    [null, "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return painted
        .filter((property) =>
          (style[property].match(notations) ?? []).some((color) => own.has(rgb(opaque(color)))),
        )
        .map((property) => `${property} of ${element.tagName}${pseudo ?? ""}`);
    }),
  );
}

const opaque = (color: string) =>
  color
    .replace(/ \/ [\d.]+\)$/, ")")
    .replace(/^rgba\((\d+), (\d+), (\d+), [\d.]+\)$/, "rgb($1, $2, $3)");
