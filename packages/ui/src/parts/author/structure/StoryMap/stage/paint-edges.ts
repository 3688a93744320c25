import type { Place, Thread } from "../model/model.ts";
import type { CourseOf } from "./courses.ts";
import { bendOf, knotOf, ringOf, type Bend, type Box, type Course } from "./geometry.ts";
import type { Inks } from "./inks.ts";
import type { Scene } from "./scene.ts";

export type PlaceOf = (slip: number) => Place;

/** How far a thread hangs that leads nowhere. */
const looseEnd = 44;

interface Strand {
  color: string;
  width: number;
  dash?: number[];
  alpha?: number;
}

export function isSame(one: Thread | null, other: Thread): boolean {
  return one !== null && one.from === other.from && one.choice === other.choice;
}

function strandOf(thread: Thread, { selected, picked, heat, flows }: Scene, inks: Inks): Strand {
  if (isSame(picked, thread)) return { color: inks.ink, width: 4 };
  if (thread.to < 0) return { color: inks.madder, width: 2, dash: [3, 4] };
  if (selected.has(thread.from)) return { color: inks.lamp, width: 3 };
  if (selected.has(thread.to)) return { color: inks.peacock, width: 3 };
  if (heat === null || !flows) return { color: inks.edge, width: 2, alpha: 0.9 };
  const flow = Math.min(heat[thread.from] ?? 0, heat[thread.to] ?? 0);
  if (flow === 0) return { color: inks.edge, width: 1.25, dash: [2, 6], alpha: 0.7 };
  // A few widths rather than one for each share, so that threads of a width are drawn at once.
  const step = Math.ceil(Math.sqrt(flow) * 5);
  return { color: inks.lamp, width: 0.5 + step * 1.3, alpha: 0.25 + step * 0.12 };
}

function trace(path: CanvasRenderingContext2D, { from, to, out, into }: Bend): void {
  path.bezierCurveTo(from.x, from.y + out, to.x, to.y - into, to.x, to.y);
}

/** What of a course is in view. */
function traceSeen(path: CanvasRenderingContext2D, course: Course, box: Box): void {
  let isDrawn = false;
  for (const bend of course) {
    const { from, to, out, into } = bend;
    const isBendSeen = isSeen(from, to, box, 0, Math.max(Math.abs(out), Math.abs(into)));
    if (isBendSeen && !isDrawn) path.moveTo(from.x, from.y);
    if (isBendSeen) trace(path, bend);
    isDrawn = isBendSeen;
  }
}

function traceLoose(path: CanvasRenderingContext2D, { x, y }: Place): void {
  const end = y + looseEnd;
  path.moveTo(x, y);
  path.bezierCurveTo(x, y + 20, x - 8, y + 26, x + 3, end);
  path.moveTo(x - 5, end - 5);
  path.lineTo(x + 9, end + 7);
  path.moveTo(x + 9, end - 5);
  path.lineTo(x - 5, end + 7);
}

function isSeen(from: Place, to: Place, box: Box, aside: number, swing: number): boolean {
  return (
    Math.min(from.x, to.x) - aside < box.x + box.width &&
    Math.max(from.x, to.x) + aside > box.x &&
    Math.min(from.y, to.y) - swing < box.y + box.height &&
    Math.max(from.y, to.y) + swing > box.y
  );
}

/** So far from the line between its ends a thread is looked for, before its way is known. */
const farAside = 640;
const farAbove = 220;

/** Draws threads in as few strokes as there are kinds of them. */
export function paintThreads(
  canvas: CanvasRenderingContext2D,
  threads: Iterable<Thread>,
  scene: Scene,
  placeOf: PlaceOf,
  courseOf: CourseOf,
  inks: Inks,
  zoom: number,
  box: Box,
): void {
  const strands = new Map<string, { strand: Strand; threads: Thread[] }>();
  for (const thread of threads) {
    const strand = strandOf(thread, scene, inks);
    const key = `${strand.color} ${String(strand.width)}`;
    const known = strands.get(key);
    if (known) known.threads.push(thread);
    else strands.set(key, { strand, threads: [thread] });
  }
  const thinnest = 0.9 / zoom;
  for (const { strand, threads: alike } of [...strands.values()].toSorted(
    (one, other) => one.strand.width - other.strand.width,
  )) {
    canvas.beginPath();
    for (const thread of alike) {
      const { from, choice, to } = thread;
      const knot = knotOf(placeOf(from), choice, scene.model.out[from]?.length ?? 0);
      const end = to < 0 ? { x: knot.x, y: knot.y + looseEnd } : ringOf(placeOf(to));
      if (!isSeen(knot, end, box, farAside, farAbove)) continue;
      if (to < 0) traceLoose(canvas, knot);
      else traceSeen(canvas, courseOf(thread), box);
    }
    canvas.strokeStyle = strand.color;
    canvas.globalAlpha = strand.alpha ?? 1;
    canvas.lineWidth = Math.max(strand.width, thinnest);
    canvas.setLineDash(zoom < 0.2 ? [] : (strand.dash ?? []));
    canvas.stroke();
  }
  canvas.globalAlpha = 1;
  canvas.setLineDash([]);
}

/** A thread that is being drawn, from a knot to where the hand is. */
export function paintDrawn(
  canvas: CanvasRenderingContext2D,
  from: Place,
  to: Place,
  inks: Inks,
): void {
  canvas.beginPath();
  canvas.moveTo(from.x, from.y);
  trace(canvas, bendOf(from, to));
  canvas.strokeStyle = inks.lamp;
  canvas.lineWidth = 3;
  canvas.stroke();
  canvas.beginPath();
  canvas.arc(to.x, to.y, 5, 0, Math.PI * 2);
  canvas.fillStyle = inks.lamp;
  canvas.fill();
}
