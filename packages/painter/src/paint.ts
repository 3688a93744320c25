import { throughCamera } from "./composition/camera.ts";
import { drawArrangement } from "./composition/arrangement.ts";
import { paintingStyles } from "./painting-styles/index.ts";
import { placePainters } from "./places/index.ts";
import { fitting } from "./scene/fitting.ts";
import { type PaintingStyleName, scene as sceneSchema, type SceneInput } from "./scene/scene.ts";
import { discOf, sky } from "./motifs/sky/index.ts";
import { weatherVeil } from "./motifs/sky/weather.ts";
import { stageFor } from "./composition/stage-for.ts";
import { rect, type Svg, tag } from "./drawing/svg.ts";

export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: number | string;
  /** A cover leaves space for text on its left; a passage's picture, the default, fills the sheet. */
  readonly use?: "cover" | "passage" | undefined;
  /** Overrides the scene's own painting style. */
  readonly style?: PaintingStyleName | undefined;
}

/** Increase this when the same scene no longer gives the same picture; it is part of a picture's address. */
export const painterVersion = 3;

/** The same scene, sheet and seed give the same SVG, byte for byte. */
export function paint(input: SceneInput, sheet: Sheet): Svg {
  const scene = fitting(sceneSchema.parse(input));
  const style = paintingStyles[sheet.style ?? scene.manner];
  const stage = stageFor(scene, style, sheet);
  const disc = discOf(stage);
  const setting = placePainters[scene.place](stage, disc);
  const picture = [
    setting.indoors ? "" : sky(stage, disc),
    setting.behind,
    drawArrangement(stage),
    setting.before,
    setting.indoors ? "" : weatherVeil(stage),
  ].join("");
  const seen = stage.near ? throughCamera(stage, picture, style.margin(stage)) : picture;
  const layers = [seen, style.finish(stage), style.frame(stage)].join("");
  return tag(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${stage.w} ${stage.h}`,
      width: sheet.width,
      height: sheet.height,
    },
    [stage.defs.markup(), rect(0, 0, stage.w, stage.h, { fill: stage.palette.ink }), layers],
  );
}
