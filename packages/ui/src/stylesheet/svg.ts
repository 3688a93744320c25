import type { IconNode } from "lucide";
import { grid, iconSizes } from "../primitives/marks/Icon/styles.ts";
import type { IconSize } from "../primitives/marks/Icon/styles.ts";

interface Look {
  size?: IconSize;
  filled?: boolean;
  flipRtl?: boolean;
}

/** An icon as `Icon` draws it, in HTML. */
export function svg(
  lines: IconNode,
  { size = "medium", filled = false, flipRtl = false }: Look = {},
): string {
  const shapes = lines.map(([shape, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    return `<${shape}${written.join("")} />`;
  });
  const names = `katha-icon--${size}${filled ? " katha-icon--filled" : ""}`;
  const side = iconSizes[size];
  return `<svg class="${names}" width="${side}" height="${side}" viewBox="0 0 ${grid} ${grid}" aria-hidden="true"${flipRtl ? " data-flip" : ""}>${shapes.join("")}</svg>`;
}
