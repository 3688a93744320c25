import type { Stage } from "../../composition/stage.ts";
import { group, rect, type Svg } from "../../drawing/svg.ts";

/** A thin gilt moulding, like the frames of printed oleographs. */
export function gilt(stage: Stage): Svg {
  if (stage.shape !== "portrait") return "";
  const { w, h, defs } = stage;
  const m = w * 0.026;
  const gold = defs.linear(
    [
      [0, "#f6dc94"],
      [0.3, "#a8741f"],
      [0.55, "#f3d07a"],
      [1, "#7d5214"],
    ],
    [0, 0, 1, 1],
  );
  return group(
    {},
    rect(m / 2, m / 2, w - m, h - m, { fill: "none", stroke: gold, "stroke-width": m }),
    rect(m, m, w - m * 2, h - m * 2, { fill: "none", stroke: "#2a160a", "stroke-width": 3 }),
    rect(m * 0.5, m * 0.5, w - m, h - m, { fill: "none", stroke: "#5a380f", "stroke-width": 1.4 }),
    rect(1, 1, w - 2, h - 2, { fill: "none", stroke: "#2a160a", "stroke-width": 2 }),
  );
}
