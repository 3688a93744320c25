import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import {
  distanceTo,
  inWorld,
  cardHeight,
  cardMeets,
  cardWidth,
  windowOf,
  type Box,
  type Size,
  type View,
} from "../../../../../primitives/graph/geometry.ts";
import { routesOf } from "./edge-routes.ts";
import { mapColorsOf } from "./map-colors.ts";
import { paintDrag, paintGround } from "./paint.ts";
import {
  choicesOf,
  draggedCards,
  isPaper,
  nearnessAt,
  placeIn,
  portIn,
  routesIn,
  type Port,
  type Picture,
  type Scene,
  type Sight,
} from "./picture.ts";

interface StageParts {
  surface: HTMLElement;
  /** The canvas of edges and small cards, below the elements. */
  ground: HTMLCanvasElement;
  /** The cards that are large enough to be elements. */
  paper: HTMLElement;
  /** The canvas of dragged items, above the elements. */
  hand: HTMLCanvasElement;
}

export type Stage = ReturnType<typeof openStage>;

/** More elements than this at once would slow the page down. */
const mostCards = 110;
const mostDensity = 2;

/** Draws the map outside React, so that pointer moves do not render. */
export function openStage(
  { surface, ground, paper, hand }: StageParts,
  first: Scene,
  onSight: (sight: Sight) => void,
) {
  const [below, above] = [ground.getContext("2d"), hand.getContext("2d")];
  const watchers = new Set<() => void>();
  const picture: Picture = {
    scene: first,
    view: { x: 0, y: 0, zoom: 1 },
    size: { width: 0, height: 0 },
    density: 1,
    colors: mapColorsOf(surface),
    dragged: undefined,
    pointed: -1,
    sight: { nearness: "near", cards: [] },
    routes: routesOf(first.model, first.places),
  };
  let frame = 0;
  let groundIsOld = true;

  const placeOf = (card: number) => placeIn(picture, card);
  const cardsIn = (box: Box) =>
    [...picture.scene.model.cards.keys()].filter((card) => cardMeets(placeOf(card), box));

  const sightNow = (): Sight => {
    const nearness = nearnessAt(picture.view.zoom);
    if (!isPaper(nearness)) return { nearness, cards: [] };
    const cards = cardsIn(windowOf(picture.view, picture.size));
    return cards.length > mostCards ? { nearness: "middle", cards: [] } : { nearness, cards };
  };
  const see = () => {
    const [before, now] = [picture.sight, sightNow()];
    const isSame =
      now.nearness === before.nearness &&
      now.cards.length === before.cards.length &&
      now.cards.every((card, at) => card === before.cards[at]);
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
    if (above) paintDrag(above, picture);
  };
  const ask = (old: boolean) => {
    groundIsOld ||= old;
    if (frame === 0) frame = requestAnimationFrame(paint);
  };
  const movePaper = (cards: Iterable<number>) => {
    for (const card of cards) {
      const element = paper.querySelector<HTMLElement>(`[data-card="${String(card)}"]`);
      const { x, y } = placeOf(card);
      if (element) element.style.transform = `translate(${String(x)}px, ${String(y)}px)`;
    }
  };

  return {
    get view(): View {
      return picture.view;
    },
    get size(): Size {
      return picture.size;
    },
    get scene(): Scene {
      return picture.scene;
    },
    show: (scene: Scene) => {
      const { model, places } = picture.scene;
      if (scene.model !== model || scene.places !== places)
        picture.routes = routesOf(scene.model, scene.places);
      picture.scene = scene;
      if (picture.pointed >= scene.model.cards.length) picture.pointed = -1;
      ask(true);
    },
    look: (view: View) => {
      picture.view = view;
      const { x, y, zoom } = view;
      paper.style.transform = `translate(${String(x)}px, ${String(y)}px) scale(${String(zoom)})`;
      surface.style.backgroundPosition = `${String(x)}px ${String(y)}px`;
      for (const tell of watchers) tell();
      ask(true);
    },
    drag: (dragged: Picture["dragged"]) => {
      const before = draggedCards(picture);
      picture.dragged = dragged;
      const now = draggedCards(picture);
      ask(before !== now);
      // Released items stay where they were until the story's positions change.
      movePaper(now ?? before ?? []);
    },
    /** Shows the ports of this card. */
    point: (card: number) => {
      if (card === picture.pointed) return;
      picture.pointed = card;
      ask(false);
    },
    recolour: () => {
      picture.colors = mapColorsOf(surface);
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
    cardAt: ({ x, y }: Point): number =>
      picture.scene.places.findLastIndex((_, card) => {
        const at = placeOf(card);
        return x >= at.x && x <= at.x + cardWidth && y >= at.y && y <= at.y + cardHeight;
      }),
    portAt: (place: Point, reach: number): Port | undefined => {
      const { pointed: card, sight, view } = picture;
      if (card < 0 || sight.nearness === "far") return undefined;
      for (let choice = choicesOf(picture, card); choice >= 0; choice -= 1) {
        const port = portIn(picture, { card, choice });
        if (Math.hypot(port.x - place.x, port.y - place.y) * view.zoom <= reach)
          return { card, choice };
      }
      return undefined;
    },
    edgeAt: (place: Point, reach: number): MapEdge | undefined => {
      const routeOf = routesIn(picture);
      return picture.scene.model.edges.find(
        (edge) => edge.to >= 0 && distanceTo(routeOf(edge), place) * picture.view.zoom <= reach,
      );
    },
    cardsIn,
    /** Called whenever the view has changed. */
    watch: (tell: () => void) => {
      watchers.add(tell);
      return () => void watchers.delete(tell);
    },
    close: () => cancelAnimationFrame(frame),
  };
}

/** The pointer's position on the surface and in the map's units. */
export function pointOf(
  { clientX, clientY }: { clientX: number; clientY: number },
  surface: HTMLElement,
  view: View,
): { screen: Point; world: Point } {
  const { left, top } = surface.getBoundingClientRect();
  const screen = { x: clientX - left, y: clientY - top };
  return { screen, world: inWorld(view, screen) };
}
