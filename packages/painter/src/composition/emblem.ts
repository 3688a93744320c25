import { darker, lighter, mix } from "../drawing/colour.ts";
import { semaphore } from "../motifs/buildings/railway.ts";
import { peaks } from "../motifs/ground/peaks.ts";
import { vishvakarma } from "../painting-styles/vishvakarma/index.ts";
import { boat } from "../motifs/objects/boat.ts";
import { greatLamp } from "../motifs/objects/lamps.ts";
import { type Emblem, type EmblemName, type Hour, type Place, scene } from "../scene/scene.ts";
import type { Stage } from "./stage.ts";
import { stageFor } from "./stage-for.ts";
import { circle, d, group, leaf, path, rect, type Svg, tag } from "../drawing/svg.ts";
import { banyan } from "../motifs/trees/broadleaf.ts";
import { deodar } from "../motifs/trees/slender.ts";

const size = 1000;

const under: Record<EmblemName, { place: Place; hour: Hour }> = {
  boat: { place: "sea", hour: "dawn" },
  banyan: { place: "forest", hour: "morning" },
  dunes: { place: "desert", hour: "dusk" },
  peaks: { place: "mountains", hour: "dawn" },
  lamp: { place: "court", hour: "night" },
  signal: { place: "railway", hour: "night" },
};

function waves(colour: string): Svg {
  let out = "";
  for (let row = 0; row < 4; row++) {
    const y = 690 + row * 76;
    let crest = d`M${-90 - row * 45} ${y}`;
    for (let x = 0; x < 14; x++) crest += "c30 -46 62 -46 92 0";
    out += path(`${crest}V1000H-300Z`, {
      fill: darker(colour, 0.12 + row * 0.1),
      stroke: "#fff0c9",
      "stroke-width": 6,
      "stroke-opacity": 0.7,
    });
  }
  return out;
}

function sand(colour: string): Svg {
  const near = darker(colour, 0.42);
  return [
    circle(640, 380, 128, { fill: "#ffe0a0" }),
    path("M0 640C180 560 330 500 500 540C700 590 830 640 1000 560V1000H0Z", {
      fill: mix(colour, "#f2b45a", 0.45),
      stroke: "#ffe3a6",
      "stroke-width": 6,
    }),
    path("M500 540C700 590 830 640 1000 560V1000H420C560 820 440 660 500 540Z", {
      fill: darker(colour, 0.22),
    }),
    path("M0 800C220 690 420 690 600 760C760 820 880 830 1000 780V1000H0Z", {
      fill: near,
      stroke: "#ffe3a6",
      "stroke-width": 6,
    }),
    path("M600 760C760 820 880 830 1000 780V1000H520C640 920 560 820 600 760Z", {
      fill: darker(near, 0.4),
    }),
  ].join("");
}

function drawn(stage: Stage, { emblem }: Emblem, colour: string): Svg {
  switch (emblem) {
    case "boat":
      return boat(stage, 480, 660, 330) + waves(colour);
    case "banyan":
      return (
        rect(0, 780, size, 240, { fill: darker(colour, 0.5) }) +
        banyan(stage, { name: "emblem", x: 500, y: 810, tall: 720, depth: 1 })
      );
    case "dunes":
      return sand(colour);
    case "peaks":
      return (
        peaks(stage, "emblem", 760, 480, 0.7) +
        rect(0, 760, size, 260, { fill: darker(colour, 0.55) }) +
        deodar(stage, { name: "a", x: 250, y: 860, tall: 470, depth: 1 }) +
        deodar(stage, { name: "b", x: 770, y: 880, tall: 390, depth: 1 })
      );
    case "lamp":
      return greatLamp(stage, 500, 900, 640);
    case "signal":
      return (
        rect(0, 860, size, 160, { fill: darker(colour, 0.6) }) + semaphore(stage, 590, 880, 720)
      );
  }
}

/** A medallion: one thing, large, on a ground of one pigment, inside a ring of petals. It must be recognisable at 24 pixels. */
export function paintEmblem(emblem: Emblem, width: number): Svg {
  const { place, hour } = under[emblem.emblem];
  const stage = stageFor(scene.parse({ place, hour }), vishvakarma, {
    width,
    height: width,
    seed: emblem.seed,
  });
  const colour = stage.palette.pigment(emblem.ground);
  const ground = stage.defs.radial([
    [0, lighter(colour, 0.4)],
    [0.55, colour],
    [1, darker(colour, 0.5)],
  ]);
  let petals = "";
  for (let i = 0; i < 48; i++) {
    const a = (i / 48) * Math.PI * 2;
    petals += leaf(500 + Math.cos(a) * 436, 500 + Math.sin(a) * 436, a, 50, 16);
  }
  const content = drawn(stage, emblem, colour);
  const window = stage.defs.clip(circle(500, 500, 424, {}));
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${size} ${size}`, width, height: width },
    [
      stage.defs.markup(),
      rect(0, 0, size, size, { fill: darker(colour, 0.62) }),
      circle(500, 500, 424, { fill: ground }),
      group({ "clip-path": window }, content),
      path(petals, { fill: "#f2c879" }),
      circle(500, 500, 428, { fill: "none", stroke: "#f7dc9f", "stroke-width": 12 }),
    ],
  );
}
