import type { Place, Thread } from "../model/model.ts";
import {
  distanceTo,
  inWorld,
  knotOf,
  slipHeight,
  slipMeets,
  slipWidth,
  windowOf,
  type Box,
  type Size,
  type View,
} from "./geometry.ts";
import { coursesOf } from "./courses.ts";
import { inksOf } from "./inks.ts";
import {
  choicesOf,
  coursesIn,
  heldIn,
  paintGround,
  paintHand,
  placeIn,
  type Holding,
  type Knot,
  type Picture,
  type Sight,
} from "./picture.ts";
import { isPaper, nearnessAt, type Scene } from "./scene.ts";

export interface StageParts {
  surface: HTMLElement;
  /** Threads and far slips; below the paper. */
  ground: HTMLCanvasElement;
  /** The paper: slips that are near enough to be read. */
  paper: HTMLElement;
  /** What is in the hand; above the paper. */
  hand: HTMLCanvasElement;
}

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

/** Draws the map, without the page's having to render for a move of the hand. */
export function openStage(
  { surface, ground, paper, hand }: StageParts,
  first: Scene,
  onSight: (sight: Sight) => void,
): Stage {
  const [below, above] = [ground.getContext("2d"), hand.getContext("2d")];
  const watchers = new Set<() => void>();
  const picture: Picture = {
    scene: first,
    view: { x: 0, y: 0, zoom: 1 },
    size: { width: 0, height: 0 },
    density: 1,
    inks: inksOf(surface),
    holding: { kind: "nothing" },
    pointed: -1,
    sight: { nearness: "near", cards: [] },
    courses: coursesOf(first.model, first.places),
  };
  let frame = 0;
  let groundIsOld = true;

  const placeOf = (slip: number) => placeIn(picture, slip);
  const slipsIn = (box: Box) =>
    [...picture.scene.model.slips.keys()].filter((slip) => slipMeets(placeOf(slip), box));

  const sightNow = (): Sight => {
    const nearness = nearnessAt(picture.view.zoom);
    if (!isPaper(nearness)) return { nearness, cards: [] };
    const cards = slipsIn(windowOf(picture.view, picture.size));
    return cards.length > mostCards ? { nearness: "middle", cards: [] } : { nearness, cards };
  };
  const see = () => {
    const [before, now] = [picture.sight, sightNow()];
    const isSame =
      now.nearness === before.nearness &&
      now.cards.length === before.cards.length &&
      now.cards.every((slip, at) => slip === before.cards[at]);
    if (isSame) return;
    groundIsOld ||= now.nearness !== before.nearness;
    picture.sight = now;
    paper.toggleAttribute("data-brief", now.nearness === "brief");
    onSight(now);
  };
  const paint = () => {
    frame = 0;
    see();
    if (groundIsOld && below) paintGround(below, picture);
    groundIsOld = false;
    if (above) paintHand(above, picture);
  };
  const ask = (old: boolean) => {
    groundIsOld ||= old;
    if (frame === 0) frame = requestAnimationFrame(paint);
  };
  const movePaper = (slips: Iterable<number>) => {
    for (const slip of slips) {
      const card = paper.querySelector<HTMLElement>(`[data-slip="${String(slip)}"]`);
      const { x, y } = placeOf(slip);
      if (card) card.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
    }
  };

  return {
    get view() {
      return picture.view;
    },
    get size() {
      return picture.size;
    },
    get scene() {
      return picture.scene;
    },
    show: (scene) => {
      const { model, places } = picture.scene;
      if (scene.model !== model || scene.places !== places)
        picture.courses = coursesOf(scene.model, scene.places);
      picture.scene = scene;
      if (picture.pointed >= scene.model.slips.length) picture.pointed = -1;
      ask(true);
    },
    look: (view) => {
      picture.view = view;
      const { x, y, zoom } = view;
      paper.style.transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(zoom)})`;
      surface.style.backgroundPosition = `${String(x)}px ${String(y)}px`;
      for (const tell of watchers) tell();
      ask(true);
    },
    hold: (holding) => {
      const before = heldIn(picture);
      picture.holding = holding;
      const now = heldIn(picture);
      ask(before !== now);
      // What is let go lies where it lay, until the story says that it was moved.
      movePaper(now ?? before ?? []);
    },
    point: (slip) => {
      if (slip === picture.pointed) return;
      picture.pointed = slip;
      ask(false);
    },
    recolour: () => {
      picture.inks = inksOf(surface);
      ask(true);
    },
    resize: () => {
      const { width, height } = surface.getBoundingClientRect();
      picture.size = { width, height };
      picture.density = Math.min(mostDensity, window.devicePixelRatio || 1);
      for (const canvas of [ground, hand]) {
        canvas.width = Math.round(width * picture.density);
        canvas.height = Math.round(height * picture.density);
      }
      ask(true);
    },
    slipAt: ({ x, y }) =>
      picture.scene.places.findLastIndex((_, slip) => {
        const at = placeOf(slip);
        return x >= at.x && x <= at.x + slipWidth && y >= at.y && y <= at.y + slipHeight;
      }),
    knotAt: (place, reach) => {
      const { pointed: slip, sight, view } = picture;
      if (slip < 0 || sight.nearness === "far") return undefined;
      const choices = choicesOf(picture, slip);
      for (let choice = choices; choice >= 0; choice -= 1) {
        const knot = knotOf(placeOf(slip), choice, choices);
        if (Math.hypot(knot.x - place.x, knot.y - place.y) * view.zoom <= reach)
          return { slip, choice };
      }
      return undefined;
    },
    threadAt: (place, reach) => {
      const courseOf = coursesIn(picture);
      return picture.scene.model.threads.find(
        (thread) =>
          thread.to >= 0 && distanceTo(courseOf(thread), place) * picture.view.zoom <= reach,
      );
    },
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
