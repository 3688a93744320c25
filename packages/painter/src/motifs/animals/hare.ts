import { darker, lighter } from "../../drawing/colour.ts";
import type { Stage } from "../../composition/stage.ts";
import { circle, ellipse, group, path, type Svg } from "../../drawing/svg.ts";

/** Upright on its haunches, or on all fours about to run. */
export function hare(stage: Stage, pose: "stand" | "sit" = "stand"): Svg {
  const fur = stage.palette.skin("#c9b08c");
  const coat = stage.defs.linear([
    [0, lighter(fur, 0.24)],
    [1, darker(fur, 0.22)],
  ]);
  const line = stage.line(0.8, 0.85);
  const head = group(
    { transform: pose === "sit" ? "translate(7 -27)" : "translate(15 -18)" },
    path("M-4 -4C-12 -14 -13 -24 -9 -30C-4 -26 -1 -16 -0.6 -6Z", {
      fill: darker(fur, 0.2),
      ...line,
    }),
    path("M-1 -5C-5 -16 -3 -26 2 -31C6 -25 5 -14 3 -5Z", { fill: coat, ...line }),
    path("M0.4 -8C-1.4 -16 0 -22 2 -26C4 -21 3.4 -14 2 -8Z", {
      fill: stage.palette.pigment("lotus"),
    }),
    path("M-6 1C-7 -6 2 -9 7 -5C11 -3 13 0 12 2.4C10 6 2 8 -3 6C-5 5 -6 3 -6 1Z", {
      fill: coat,
      ...line,
    }),
    circle(5, -1.6, 1.4, { fill: stage.palette.ink }),
    circle(5.5, -2, 0.45, { fill: "#fff6e0" }),
    path("M12.2 1.6L10.4 2.6M9 3.6l6 1M9 4.2l5 3", { fill: "none", ...stage.line(0.5, 0.8) }),
  );
  const tail =
    pose === "sit"
      ? circle(-15, -5, 4.2, { fill: "#fff6e4", ...stage.line(0.6, 0.7) })
      : circle(-18, -15, 4.2, { fill: "#fff6e4", ...stage.line(0.6, 0.7) });
  const body =
    pose === "sit"
      ? group(
          {},
          path(
            "M-12 -1C-18 -8 -14 -18 -6 -23C0 -28 8 -28 11 -22C13 -16 11 -10 10 -6L14 -1Q13 0.4 10 0H-8Q-11 0 -12 -1Z",
            { fill: coat, ...line },
          ),
          path(
            "M2 -6C-2 -14 -10 -14 -12 -6C-13 -2 -8 0 4 0Q10 0 9 -2Q6 -4 2 -4M8 -18Q13 -16 14 -12Q12 -10 8 -13",
            { fill: fur, ...line },
          ),
        )
      : group(
          {},
          path("M8 -12L10 0H14Q16 -1 13 -3L13 -13Z", { fill: darker(fur, 0.3), ...line }),
          path(
            "M-17 -8C-20 -18 -10 -25 0 -23C8 -22 14 -20 16 -15C16 -11 13 -9 11 -8L14 -2Q14 0 11 0H8L4 -8C0 -7 -4 -7 -6 -6L0 -2Q1 0 -2 0H-12Q-15 0 -14 -3C-16 -4 -17 -6 -17 -8Z",
            { fill: coat, ...line },
          ),
          path("M-7 -6C-4 -12 -9 -18 -14 -16", { fill: "none", ...stage.line(0.7, 0.6) }),
        );
  return group(
    {},
    ellipse(0, 0, 18, 2.4, { fill: stage.palette.ink, "fill-opacity": 0.35 }),
    tail,
    body,
    head,
  );
}
