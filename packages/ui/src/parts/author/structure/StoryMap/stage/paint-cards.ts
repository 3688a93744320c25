import type { Place, Slip } from "../model/model.ts";
import { knotOf, ringOf, slipHeight, slipMeets, slipWidth, type Box } from "./geometry.ts";
import type { Inks } from "./inks.ts";
import type { Nearness, Scene } from "./scene.ts";
import type { PlaceOf } from "./paint-edges.ts";

const longestName = 14;

function shortName(id: string): string {
  const letters = Array.from(id);
  return letters.length <= longestName ? id : `${letters.slice(0, longestName - 1).join("")}…`;
}

function bandOf({ kind, errors, warnings }: Slip, inks: Inks): string | undefined {
  if (errors > 0) return inks.madder;
  if (kind === "start") return inks.lamp;
  if (kind === "ending") return inks.leaf;
  return warnings > 0 ? inks.haldi : undefined;
}

function paintSlip(
  canvas: CanvasRenderingContext2D,
  slip: Slip,
  { x, y }: Place,
  share: number | undefined,
  inks: Inks,
): void {
  canvas.fillStyle = inks.raised;
  canvas.fillRect(x, y, slipWidth, slipHeight);
  if (share !== undefined && share > 0) {
    canvas.fillStyle = inks.lamp;
    canvas.globalAlpha = 0.1 + 0.5 * share;
    canvas.fillRect(x, y, slipWidth, slipHeight);
    canvas.globalAlpha = 1;
  }
  const band = bandOf(slip, inks);
  if (band !== undefined) {
    canvas.fillStyle = band;
    canvas.fillRect(x, y, slipWidth, 18);
  }
}

/** The slips that are too far away to be paper. */
export function paintSlips(
  canvas: CanvasRenderingContext2D,
  slips: Iterable<number>,
  scene: Scene,
  placeOf: PlaceOf,
  inks: Inks,
  nearness: Nearness,
  zoom: number,
  box: Box,
): void {
  const { model, selected, heat } = scene;
  const seen = [...slips].filter((number) => slipMeets(placeOf(number), box));
  canvas.lineWidth = Math.max(1.5, 1 / zoom);
  canvas.strokeStyle = inks.edge;
  canvas.beginPath();
  for (const number of seen) {
    const slip = model.slips[number];
    const { x, y } = placeOf(number);
    if (slip) paintSlip(canvas, slip, { x, y }, heat?.[number], inks);
    canvas.rect(x, y, slipWidth, slipHeight);
  }
  canvas.stroke();
  if (nearness === "middle") {
    canvas.fillStyle = inks.ink;
    canvas.font = `600 30px ${inks.face}`;
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    for (const number of seen) {
      const { x, y } = placeOf(number);
      const name = shortName(model.slips[number]?.id ?? "");
      canvas.fillText(name, x + slipWidth / 2, y + slipHeight / 2 + 8, slipWidth - 16);
    }
  }
  const lit = seen.filter((number) => selected.has(number));
  if (lit.length === 0) return;
  canvas.strokeStyle = inks.lamp;
  canvas.lineWidth = Math.max(4, 2 / zoom);
  canvas.beginPath();
  for (const number of lit) {
    const { x, y } = placeOf(number);
    canvas.rect(x - 3, y - 3, slipWidth + 6, slipHeight + 6);
  }
  canvas.stroke();
}

/** The knots of one slip: its choices, and an open one to draw a new thread from. */
export function paintKnots(
  canvas: CanvasRenderingContext2D,
  at: Place,
  choices: number,
  inks: Inks,
): void {
  canvas.lineWidth = 2;
  for (let choice = 0; choice <= choices; choice += 1) {
    const { x, y } = knotOf(at, choice, choices);
    const isNew = choice === choices;
    canvas.beginPath();
    canvas.arc(x, y, isNew ? 9 : 6, 0, Math.PI * 2);
    canvas.fillStyle = isNew ? inks.raised : inks.lamp;
    canvas.fill();
    canvas.strokeStyle = inks.lamp;
    canvas.stroke();
    if (!isNew) continue;
    canvas.beginPath();
    canvas.moveTo(x - 4, y);
    canvas.lineTo(x + 4, y);
    canvas.moveTo(x, y - 4);
    canvas.lineTo(x, y + 4);
    canvas.stroke();
  }
}

/** The rings that threads hang on, one on each slip that is seen. */
export function paintRings(
  canvas: CanvasRenderingContext2D,
  slips: Iterable<number>,
  placeOf: PlaceOf,
  inks: Inks,
): void {
  canvas.beginPath();
  for (const number of slips) {
    const { x, y } = ringOf(placeOf(number));
    canvas.moveTo(x + 4, y);
    canvas.arc(x, y, 4, 0, Math.PI * 2);
  }
  canvas.fillStyle = inks.surface;
  canvas.fill();
  canvas.strokeStyle = inks.edge;
  canvas.lineWidth = 1.75;
  canvas.stroke();
}
