import { lighter, mix } from "../../drawing/colour.ts";
import type { LitPhase } from "../../scene/scene.ts";
import type { Stage } from "../../composition/stage.ts";
import { litShape, moonlight } from "../../motifs/sky/phase.ts";
import { circle, d, dot, group, path, type Svg } from "../../drawing/svg.ts";

/** The dark spots of the moon, which Indian tales see as a hare. */
function hare(r: number): string {
  return (
    d`M${-r * 0.18} ${r * 0.28}C${-r * 0.42} ${r * 0.1} ${-r * 0.3} ${-r * 0.16} ${-r * 0.02} ${-r * 0.1}` +
    d`C${r * 0.02} ${-r * 0.4} ${r * 0.16} ${-r * 0.56} ${r * 0.2} ${-r * 0.5}C${r * 0.24} ${-r * 0.36} ${r * 0.18} ${-r * 0.22} ${r * 0.2} ${-r * 0.16}` +
    d`C${r * 0.4} ${-r * 0.12} ${r * 0.44} ${r * 0.06} ${r * 0.3} ${r * 0.1}C${r * 0.24} ${r * 0.34} ${r * 0.02} ${r * 0.42} ${-r * 0.18} ${r * 0.28}Z`
  );
}

function halo(stage: Stage, r: number): Svg {
  const kind = stage.dice("halo").pick(["rings", "beads", "soft", "broken"] as const);
  const line = stage.line(1.1, 0.4);
  if (kind === "rings") {
    return [1.32, 1.72, 2.2]
      .map((k, i) =>
        circle(0, 0, r * k, { fill: "none", ...line, "stroke-opacity": 0.34 - i * 0.09 }),
      )
      .join("");
  }
  if (kind === "beads") {
    let beads = "";
    for (let i = 0; i < 40; i++) {
      const a = (i / 40) * Math.PI * 2;
      beads += dot(
        Math.cos(a) * r * 1.42,
        Math.sin(a) * r * 1.42,
        i % 5 === 0 ? r * 0.045 : r * 0.022,
      );
    }
    return path(beads, { fill: stage.palette.line, "fill-opacity": 0.6 });
  }
  if (kind === "broken") {
    return group(
      {},
      circle(0, 0, r * 1.5, {
        fill: "none",
        ...line,
        "stroke-dasharray": `${(r * 0.5).toFixed(1)} ${(r * 0.28).toFixed(1)}`,
      }),
      circle(0, 0, r * 1.86, {
        fill: "none",
        ...line,
        "stroke-opacity": 0.2,
        "stroke-dasharray": `${(r * 0.12).toFixed(1)} ${(r * 0.4).toFixed(1)}`,
      }),
    );
  }
  return "";
}

export function moon(stage: Stage, phase: LitPhase, x: number, y: number, r: number): Svg {
  const { palette, defs } = stage;
  const [top, middle, low] = palette.sky;
  const face = defs.linear(
    [
      [0, lighter(palette.disc, 0.5)],
      [1, mix(palette.disc, middle, 0.28)],
    ],
    [0, 0, 1, 1],
  );
  const strength = moonlight[phase];
  const glow = defs.radial([
    [0, palette.disc, strength],
    [0.22, mix(palette.disc, low, 0.55), strength * 0.5],
    [1, low, 0],
  ]);
  const toss = stage.dice("moon");
  const tilt = phase === "full" ? toss.around(0, 20) : toss.pick([-28, -152, 24, 160]);
  const disc =
    phase === "full"
      ? group(
          {},
          circle(0, 0, r, { fill: face }),
          path(hare(r), { fill: mix(palette.disc, middle, 0.4), "fill-opacity": 0.42 }),
          path(dot(-r * 0.45, -r * 0.36, r * 0.1) + dot(-r * 0.54, r * 0.3, r * 0.07), {
            fill: mix(palette.disc, middle, 0.4),
            "fill-opacity": 0.3,
          }),
        )
      : group(
          {},
          circle(0, 0, r, { fill: mix(top, middle, 0.35) }),
          path(litShape(phase, r), { fill: face }),
        );
  return group(
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` },
    circle(0, 0, r * 5, { fill: glow }),
    halo(stage, r),
    group(
      { transform: `rotate(${tilt.toFixed(1)})` },
      disc,
      circle(0, 0, r, { fill: "none", ...stage.line(1.2, phase === "full" ? 0.7 : 0.3) }),
    ),
  );
}
