import type { Place, Thread } from "../model.ts";
import {
  bendOf,
  boxBetween,
  distanceTo,
  inWorld,
  knotOf,
  ringOf,
  slipHeight,
  slipMeets,
  slipWidth,
  windowOf,
  type Box,
  type Size,
  type View,
} from "./geometry.ts";
import { inksOf, type Inks } from "./inks.ts";
import { paintKnots, paintRings, paintSlips } from "./paintSlips.ts";
import { paintDrawn, paintThreads } from "./paintThreads.ts";
import { nearnessAt, type Nearness, type Scene } from "./scene.ts";

export interface StageParts {
  surface: HTMLElement;
  /** Threads and far slips; below the paper. */
  ground: HTMLCanvasElement;
  /** The paper: slips that are near enough to be read. */
  paper: HTMLElement;
  /** What is in the hand; above the paper. */
  hand: HTMLCanvasElement;
}

/** What of the scene the page itself has to draw. */
export interface Sight {
  nearness: Nearness;
  cards: readonly number[];
}

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

export interface Stage {
  readonly view: View;
  readonly size: Size;
  readonly scene: Scene;
  show: (scene: Scene) => void;
  look: (view: View) => void;
  hold: (holding: Holding) => void;
  /** The slip whose knots are shown. */
  point: (slip: number) => void;
  recolour: () => void;
  resize: () => void;
  slipAt: (place: Place) => number;
  knotAt: (place: Place, reach: number) => Knot | undefined;
  threadAt: (place: Place, reach: number) => Thread | undefined;
  slipsIn: (box: Box) => number[];
  /** Told whenever the view has changed. */
  watch: (tell: () => void) => () => void;
  close: () => void;
}

/** More paper than this at once would be more than a page should hold, and nobody reads it. */
const mostCards = 110;
const mostDensity = 2;

export function openStage(parts: StageParts, first: Scene, onSight: (sight: Sight) => void): Stage {
  const { surface, ground, paper, hand } = parts;
  const [below, above] = [ground.getContext("2d"), hand.getContext("2d")];
  let scene = first;
  let view: View = { x: 0, y: 0, zoom: 1 };
  let size: Size = { width: 0, height: 0 };
  let density = 1;
  let inks: Inks = inksOf(surface);
  let holding: Holding = { kind: "nothing" };
  let pointed = -1;
  let sight: Sight = { nearness: "near", cards: [] };
  let frame = 0;
  let groundIsOld = true;
  const watchers = new Set<() => void>();

  const placeOf = (slip: number): Place => {
    const place = scene.places[slip] ?? { x: 0, y: 0 };
    if (holding.kind !== "slips" || !holding.slips.has(slip)) return place;
    return { x: place.x + holding.by.x, y: place.y + holding.by.y };
  };
  const held = () => (holding.kind === "slips" ? holding.slips : undefined);
  const seesPaper = () => sight.nearness === "near";

  const beginOn = (canvas: CanvasRenderingContext2D) => {
    canvas.setTransform(1, 0, 0, 1, 0, 0);
    canvas.clearRect(0, 0, size.width * density, size.height * density);
    canvas.setTransform(
      view.zoom * density,
      0,
      0,
      view.zoom * density,
      view.x * density,
      view.y * density,
    );
  };

  const paintGround = () => {
    if (!below) return;
    beginOn(below);
    const box = windowOf(view, size);
    const moving = held();
    const still = moving
      ? scene.model.threads.filter(({ from, to }) => !moving.has(from) && !moving.has(to))
      : scene.model.threads;
    paintThreads(below, still, scene, placeOf, inks, view.zoom, box);
    if (seesPaper()) return;
    const slips = [...scene.model.slips.keys()].filter((slip) => !moving?.has(slip));
    paintSlips(below, slips, scene, placeOf, inks, sight.nearness, view.zoom, box);
  };

  const paintHand = () => {
    if (!above) return;
    beginOn(above);
    const box = windowOf(view, size);
    const moving = held();
    if (moving) {
      const threads = new Set<Thread>();
      for (const slip of moving)
        for (const thread of [scene.model.out[slip] ?? [], scene.model.into[slip] ?? []].flat())
          threads.add(thread);
      paintThreads(above, threads, scene, placeOf, inks, view.zoom, box);
      if (!seesPaper())
        paintSlips(above, moving, scene, placeOf, inks, sight.nearness, view.zoom, box);
    }
    if (seesPaper()) paintRings(above, sight.cards, placeOf, inks);
    if (holding.kind === "thread") {
      const { slip, choice } = holding.knot;
      const choices = scene.model.out[slip]?.length ?? 0;
      paintDrawn(above, knotOf(placeOf(slip), choice, choices), holding.to, inks);
    }
    if (pointed >= 0 && sight.nearness !== "far")
      paintKnots(above, placeOf(pointed), scene.model.out[pointed]?.length ?? 0, inks);
    if (holding.kind === "frame") {
      const { x, y, width, height } = boxBetween(holding.from, holding.to);
      above.fillStyle = inks.peacock;
      above.globalAlpha = 0.14;
      above.fillRect(x, y, width, height);
      above.globalAlpha = 1;
      above.strokeStyle = inks.peacock;
      above.lineWidth = 1.5 / view.zoom;
      above.strokeRect(x, y, width, height);
    }
  };

  const movePaper = (slips: Iterable<number>) => {
    for (const slip of slips) {
      const card = paper.querySelector<HTMLElement>(`[data-slip="${String(slip)}"]`);
      const { x, y } = placeOf(slip);
      if (card) card.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
    }
  };

  const see = () => {
    const box = windowOf(view, size);
    let nearness = nearnessAt(view.zoom);
    let cards: number[] = [];
    if (nearness === "near") {
      cards = slipsIn(box);
      if (cards.length > mostCards) {
        nearness = "middle";
        cards = [];
      }
    }
    const isSame =
      nearness === sight.nearness &&
      cards.length === sight.cards.length &&
      cards.every((slip, at) => slip === sight.cards[at]);
    if (isSame) return;
    if (nearness !== sight.nearness) groundIsOld = true;
    sight = { nearness, cards };
    onSight(sight);
  };

  const slipsIn = (box: Box) =>
    [...scene.model.slips.keys()].filter((slip) => slipMeets(placeOf(slip), box));

  const paint = () => {
    frame = 0;
    see();
    if (groundIsOld) paintGround();
    groundIsOld = false;
    paintHand();
  };
  const ask = (old: boolean) => {
    groundIsOld ||= old;
    if (frame === 0) frame = requestAnimationFrame(paint);
  };

  const resize = () => {
    const { width, height } = surface.getBoundingClientRect();
    size = { width, height };
    density = Math.min(mostDensity, window.devicePixelRatio || 1);
    for (const canvas of [ground, hand]) {
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
    }
    ask(true);
  };

  const look = (next: View) => {
    view = next;
    const { x, y, zoom } = view;
    paper.style.transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(zoom)})`;
    surface.style.backgroundPosition = `${String(x)}px ${String(y)}px`;
    for (const tell of watchers) tell();
    ask(true);
  };

  return {
    get view() {
      return view;
    },
    get size() {
      return size;
    },
    get scene() {
      return scene;
    },
    show: (next) => {
      scene = next;
      if (pointed >= scene.model.slips.length) pointed = -1;
      ask(true);
    },
    look,
    hold: (next) => {
      const before = held();
      holding = next;
      const now = held();
      ask(before !== now);
      // What is let go lies where it lay, until the story says that it was moved.
      movePaper(now ?? before ?? []);
    },
    point: (slip) => {
      if (slip === pointed) return;
      pointed = slip;
      ask(false);
    },
    recolour: () => {
      inks = inksOf(surface);
      ask(true);
    },
    resize,
    slipAt: (place) =>
      [...scene.model.slips.keys()].find((slip) => {
        const { x, y } = placeOf(slip);
        return (
          place.x >= x && place.x <= x + slipWidth && place.y >= y && place.y <= y + slipHeight
        );
      }) ?? -1,
    knotAt: (place, reach) => {
      if (pointed < 0 || sight.nearness === "far") return undefined;
      const choices = scene.model.out[pointed]?.length ?? 0;
      for (let choice = choices; choice >= 0; choice -= 1) {
        const knot = knotOf(placeOf(pointed), choice, choices);
        if (Math.hypot(knot.x - place.x, knot.y - place.y) * view.zoom <= reach)
          return { slip: pointed, choice };
      }
      return undefined;
    },
    threadAt: (place, reach) =>
      scene.model.threads.find(({ from, choice, to }) => {
        if (to < 0 || to === from) return false;
        const knot = knotOf(placeOf(from), choice, scene.model.out[from]?.length ?? 0);
        return distanceTo(bendOf(knot, ringOf(placeOf(to))), place) * view.zoom <= reach;
      }),
    slipsIn,
    watch: (tell) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    close: () => cancelAnimationFrame(frame),
  };
}

/** Where the pointer is, on the surface and in the story's own measure. */
export function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  surface: HTMLElement,
  view: View,
): { screen: Place; world: Place } {
  const { left, top } = surface.getBoundingClientRect();
  const screen = { x: clientX - left, y: clientY - top };
  return { screen, world: inWorld(view, screen) };
}
