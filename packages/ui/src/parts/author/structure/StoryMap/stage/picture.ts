import type { Place, Thread } from "../model/model.ts";
import { hanging, type CourseOf, type Courses } from "./courses.ts";
import { boxBetween, knotOf, windowOf, type Size, type View } from "./geometry.ts";
import type { Inks } from "./inks.ts";
import { paintKnots, paintRings, paintSlips } from "./paint-cards.ts";
import { paintDrawn, paintThreads } from "./paint-edges.ts";
import { isPaper, type Nearness, type Scene } from "./scene.ts";

export interface Knot {
  slip: number;
  /** Beyond the last choice: the open knot. */
  choice: number;
}

/** What a hand does to the picture before anything is done to the story. */
export type Holding =
  | { kind: "slips"; slips: ReadonlySet<number>; by: Place }
  | { kind: "thread"; knot: Knot; to: Place }
  | { kind: "frame"; from: Place; to: Place }
  | { kind: "nothing" };

/** What of the scene the page itself has to draw. */
export interface Sight {
  nearness: Nearness;
  cards: readonly number[];
}

/** All that decides how the map looks at this moment. */
export interface Picture {
  scene: Scene;
  view: View;
  size: Size;
  /** Pixels of the canvas for one of the page. */
  density: number;
  inks: Inks;
  holding: Holding;
  /** The slip whose knots are shown; -1 for none. */
  pointed: number;
  sight: Sight;
  courses: Courses;
}

/** As the threads of slips that lie still are drawn now. */
export function coursesIn(picture: Picture): CourseOf {
  return picture.sight.nearness === "far" ? picture.courses.hung : picture.courses.led;
}

export function heldIn({ holding }: Picture): ReadonlySet<number> | undefined {
  return holding.kind === "slips" ? holding.slips : undefined;
}

export function placeIn({ scene, holding }: Picture, slip: number): Place {
  const place = scene.places[slip] ?? { x: 0, y: 0 };
  if (holding.kind !== "slips" || !holding.slips.has(slip)) return place;
  return { x: place.x + holding.by.x, y: place.y + holding.by.y };
}

export function choicesOf({ scene }: Picture, slip: number): number {
  return scene.model.out[slip]?.length ?? 0;
}

function beginOn(canvas: CanvasRenderingContext2D, { view, size, density }: Picture): void {
  canvas.setTransform(1, 0, 0, 1, 0, 0);
  canvas.clearRect(0, 0, size.width * density, size.height * density);
  const scale = view.zoom * density;
  canvas.setTransform(scale, 0, 0, scale, view.x * density, view.y * density);
}

/** Threads and far slips, but for what is in the hand. */
export function paintGround(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { scene, view, size, inks, sight } = picture;
  const { zoom } = view;
  const placeOf = (slip: number) => placeIn(picture, slip);
  const box = windowOf(view, size);
  const moving = heldIn(picture);
  beginOn(canvas, picture);
  const still = moving
    ? scene.model.threads.filter(({ from, to }) => !moving.has(from) && !moving.has(to))
    : scene.model.threads;
  paintThreads(canvas, still, scene, placeOf, coursesIn(picture), inks, zoom, box);
  if (isPaper(sight.nearness)) return;
  const slips = [...scene.model.slips.keys()].filter((slip) => !moving?.has(slip));
  paintSlips(canvas, slips, scene, placeOf, inks, sight.nearness, zoom, box);
}

/** What is in the hand, and what it may take hold of. */
export function paintHand(canvas: CanvasRenderingContext2D, picture: Picture): void {
  const { scene, view, size, inks, sight, holding, pointed } = picture;
  const placeOf = (slip: number) => placeIn(picture, slip);
  const moving = heldIn(picture);
  beginOn(canvas, picture);
  if (moving) {
    const box = windowOf(view, size);
    const loosely = hanging(scene.model, placeOf);
    paintThreads(canvas, threadsAt(scene, moving), scene, placeOf, loosely, inks, view.zoom, box);
    if (!isPaper(sight.nearness))
      paintSlips(canvas, moving, scene, placeOf, inks, sight.nearness, view.zoom, box);
  }
  if (isPaper(sight.nearness)) paintRings(canvas, sight.cards, placeOf, inks);
  if (holding.kind === "thread") {
    const { slip, choice } = holding.knot;
    const from = knotOf(placeOf(slip), choice, choicesOf(picture, slip));
    paintDrawn(canvas, from, holding.to, inks);
  }
  if (pointed >= 0 && sight.nearness !== "far")
    paintKnots(canvas, placeOf(pointed), choicesOf(picture, pointed), inks);
  if (holding.kind === "frame") paintFrame(canvas, holding, inks, view.zoom);
}

function threadsAt({ model }: Scene, slips: ReadonlySet<number>): ReadonlySet<Thread> {
  const threads = new Set<Thread>();
  for (const slip of slips) {
    for (const thread of model.out[slip] ?? []) threads.add(thread);
    for (const thread of model.into[slip] ?? []) threads.add(thread);
  }
  return threads;
}

function paintFrame(
  canvas: CanvasRenderingContext2D,
  { from, to }: { from: Place; to: Place },
  inks: Inks,
  zoom: number,
): void {
  const { x, y, width, height } = boxBetween(from, to);
  canvas.fillStyle = inks.peacock;
  canvas.globalAlpha = 0.14;
  canvas.fillRect(x, y, width, height);
  canvas.globalAlpha = 1;
  canvas.strokeStyle = inks.peacock;
  canvas.lineWidth = 1.5 / zoom;
  canvas.strokeRect(x, y, width, height);
}
