import type { Point } from "@katha/storygraph";
import type { MapCard } from "../model/model.ts";
import {
  ringOf,
  cardHeight,
  cardMeets,
  cardWidth,
  windowOf,
} from "../../../../../primitives/graph/geometry.ts";
import type { MapColors } from "./map-colors.ts";
import { choicesOf, placeIn, portIn, type Picture } from "./picture.ts";

const longestName = 14;

function shortName(id: string): string {
  const letters = Array.from(id);
  return letters.length <= longestName ? id : `${letters.slice(0, longestName - 1).join("")}…`;
}

function bandOf({ kind, errors, warnings }: MapCard, colors: MapColors): string | undefined {
  if (errors > 0) return colors.madder;
  if (kind === "start") return colors.lamp;
  if (kind === "ending") return colors.leaf;
  return warnings > 0 ? colors.haldi : undefined;
}

function paintCard(
  canvas: CanvasRenderingContext2D,
  card: MapCard,
  { x, y }: Point,
  share: number | undefined,
  colors: MapColors,
): void {
  canvas.fillStyle = colors.raised;
  canvas.fillRect(x, y, cardWidth, cardHeight);
  if (share !== undefined && share > 0) {
    canvas.fillStyle = colors.lamp;
    canvas.globalAlpha = 0.1 + 0.5 * share;
    canvas.fillRect(x, y, cardWidth, cardHeight);
    canvas.globalAlpha = 1;
  }
  const band = bandOf(card, colors);
  if (band !== undefined) {
    canvas.fillStyle = band;
    canvas.fillRect(x, y, cardWidth, 18);
  }
}

/** Draws the cards that are too small to be elements. */
export function paintCards(
  canvas: CanvasRenderingContext2D,
  picture: Picture,
  cards: Iterable<number>,
): void {
  const { model, selected, heat } = picture.scene;
  const { colors, view, size, sight } = picture;
  const { zoom } = view;
  const box = windowOf(view, size);
  const placeOf = (card: number) => placeIn(picture, card);
  const seen = [...cards].filter((number) => cardMeets(placeOf(number), box));
  canvas.lineWidth = Math.max(1.5, 1 / zoom);
  canvas.strokeStyle = colors.edge;
  canvas.beginPath();
  for (const number of seen) {
    const card = model.cards[number];
    const { x, y } = placeOf(number);
    if (card) paintCard(canvas, card, { x, y }, heat?.[number], colors);
    canvas.rect(x, y, cardWidth, cardHeight);
  }
  canvas.stroke();
  if (sight.nearness === "middle") {
    canvas.fillStyle = colors.ink;
    canvas.font = `600 30px ${colors.face}`;
    canvas.textAlign = "center";
    canvas.textBaseline = "middle";
    for (const number of seen) {
      const { x, y } = placeOf(number);
      const name = shortName(model.cards[number]?.id ?? "");
      canvas.fillText(name, x + cardWidth / 2, y + cardHeight / 2 + 8, cardWidth - 16);
    }
  }
  const lit = seen.filter((number) => selected.has(number));
  if (lit.length === 0) return;
  canvas.strokeStyle = colors.lamp;
  canvas.lineWidth = Math.max(4, 2 / zoom);
  canvas.beginPath();
  for (const number of lit) {
    const { x, y } = placeOf(number);
    canvas.rect(x - 3, y - 3, cardWidth + 6, cardHeight + 6);
  }
  canvas.stroke();
}

/** Draws the ports of the pointed card: one for each choice, and one to add a choice. */
export function paintPorts(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { colors, pointed: card } = picture;
  const choices = choicesOf(picture, card);
  canvas.lineWidth = 2;
  for (let choice = 0; choice <= choices; choice += 1) {
    const { x, y } = portIn(picture, { card, choice });
    const isNew = choice === choices;
    canvas.beginPath();
    canvas.arc(x, y, isNew ? 9 : 6, 0, Math.PI * 2);
    canvas.fillStyle = isNew ? colors.raised : colors.lamp;
    canvas.fill();
    canvas.strokeStyle = colors.lamp;
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

/** Draws the entry points of edges, one on each visible card. */
export function paintRings(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { colors, sight } = picture;
  canvas.beginPath();
  for (const number of sight.cards) {
    const { x, y } = ringOf(placeIn(picture, number));
    canvas.moveTo(x + 4, y);
    canvas.arc(x, y, 4, 0, Math.PI * 2);
  }
  canvas.fillStyle = colors.surface;
  canvas.fill();
  canvas.strokeStyle = colors.edge;
  canvas.lineWidth = 1.75;
  canvas.stroke();
}
