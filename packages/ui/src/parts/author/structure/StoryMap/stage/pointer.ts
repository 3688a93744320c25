import { boxBetween, inWorld } from "../../../../../primitives/graph/geometry.ts";
import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import { pannedBy, pinched, scrollAt, wheeled, zooms } from "./look.ts";
import type { Drag, Port } from "./picture.ts";
import { pointOf, type Stage } from "./stage.ts";

/** What the pointer asks the map to do. */
export interface PointerActs {
  /** Whether the map is read-only: dragging anything pans the map. */
  isFixed: boolean;
  /** Whether several can be selected: each press adds or removes one. */
  isMany: boolean;
  select: (cards: readonly number[]) => void;
  open: (card: number) => void;
  move: (cards: readonly number[], by: Point) => void;
  /** An edge was dragged to a card, or to an empty place. */
  link: (port: Port, to: number) => void;
  linkToNew: (port: Port, at: Point) => void;
  addAround: (at: Point) => void;
  pick: (edge: MapEdge | null) => void;
}

/** Movement below this still counts as a press. */
const steady = 5;
const portReach = { mouse: 13, touch: 24 } as const;
const edgeReach = 7;

export interface Press {
  at: Point;
  /** The middle button always pans. */
  isMiddle: boolean;
  adds: boolean;
  isFixed: boolean;
  port: Port | undefined;
  /** -1 for none. */
  card: number;
}

/** The drag that begins with a press. */
export function dragFrom({ at, isMiddle, adds, isFixed, port, card }: Press): Drag {
  if (isMiddle) return { kind: "view" };
  if (port) return { kind: "port", port };
  if (card >= 0) return { kind: "card", card, cards: new Set(), from: at, adds };
  return adds && !isFixed ? { kind: "frame", from: at } : { kind: "view" };
}

/** The drag at its first move: selected cards move together, an unselected one alone. */
export function begun(drag: Drag, selected: ReadonlySet<number>, isFixed: boolean): Drag {
  if (drag.kind !== "card") return drag;
  if (isFixed) return { kind: "view" };
  return { ...drag, cards: selected.has(drag.card) ? selected : new Set([drag.card]) };
}

/** The drag has ended here. */
function drop(drag: Drag, at: Point, stage: Stage, acts: PointerActs): void {
  if (drag.kind === "card")
    acts.move([...drag.cards], { x: at.x - drag.from.x, y: at.y - drag.from.y });
  if (drag.kind === "port") {
    const onto = stage.cardAt(at);
    if (onto >= 0) acts.link(drag.port, onto);
    else acts.linkToNew(drag.port, at);
  }
  if (drag.kind === "frame") {
    const framed = stage.cardsIn(boxBetween(drag.from, at));
    acts.select([...new Set([...stage.scene.selected, ...framed])]);
  }
}

/** It was only a press: nothing has moved. */
function tap(drag: Drag, at: Point, stage: Stage, acts: PointerActs): void {
  if (drag.kind === "card") {
    const { card, adds } = drag;
    const others = [...stage.scene.selected].filter((each) => each !== card);
    const isIn = others.length < stage.scene.selected.size;
    acts.select(adds ? (isIn ? others : [...others, card]) : [card]);
    if (!acts.isFixed) stage.point(card);
  } else if (drag.kind === "view") {
    acts.pick(stage.edgeAt(at, edgeReach) ?? null);
    acts.select([]);
    stage.point(-1);
  }
}

/** Handles the pointer: drag, connect, pan and zoom. Returns a function that stops. */
export function listenToPointer(
  surface: HTMLElement,
  stage: Stage,
  acts: () => PointerActs,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const stopDragging = listenToDrags(surface, stage, acts, signal);
  const onWheel = (event: WheelEvent) => {
    // A page that is scrolling past the map keeps scrolling; after a press the wheel moves the map.
    if (!zooms(event) && !surface.contains(document.activeElement)) return;
    event.preventDefault();
    stage.look(wheeled(stage.view, pointOf(event, surface, stage.view).screen, event));
  };
  const onDoublePress = (event: MouseEvent) => {
    const { world } = pointOf(event, surface, stage.view);
    const card = cardUnder(event.target, stage, world);
    if (card >= 0) acts().open(card);
    else acts().addAround(world);
  };
  // The map keeps the focus, since a card may leave the view.
  const keepFocus = (event: MouseEvent) => {
    event.preventDefault();
    surface.focus({ preventScroll: true });
  };
  surface.addEventListener("wheel", onWheel, { passive: false, signal });
  surface.addEventListener("dblclick", onDoublePress, { signal });
  surface.addEventListener("mousedown", keepFocus, { signal });
  return () => {
    stopDragging();
    listening.abort();
  };
}

function listenToDrags(
  surface: HTMLElement,
  stage: Stage,
  acts: () => PointerActs,
  signal: AbortSignal,
): () => void {
  const fingers = new Map<number, Point>();
  let drag: Drag | undefined;
  let isMoving = false;
  let began: Point = { x: 0, y: 0 };
  let last: Point = { x: 0, y: 0 };
  let scrolling = 0;

  const at = (event: PointerEvent) => pointOf(event, surface, stage.view);

  const press = (event: PointerEvent) => {
    if (event.button > 1) return;
    const { screen, world } = at(event);
    fingers.set(event.pointerId, screen);
    if (fingers.size > 1) {
      cancel();
      return;
    }
    [began, last, isMoving] = [screen, screen, false];
    const { isFixed, isMany } = acts();
    const reach = portReach[event.pointerType === "touch" ? "touch" : "mouse"];
    drag = dragFrom({
      at: world,
      isMiddle: event.button === 1,
      adds: event.shiftKey || event.ctrlKey || event.metaKey || isMany,
      isFixed,
      port: isFixed ? undefined : stage.portAt(world, reach),
      card: cardUnder(event.target, stage, world),
    });
  };

  const pinch = (event: PointerEvent, to: Point) => {
    const [one, other] = [...fingers.keys()];
    const still = fingers.get((event.pointerId === one ? other : one) ?? -1);
    const from = fingers.get(event.pointerId);
    if (still && from) stage.look(pinched(stage.view, still, from, to));
    fingers.set(event.pointerId, to);
  };

  const move = (event: PointerEvent) => {
    const { screen } = at(event);
    if (fingers.size > 1) {
      pinch(event, screen);
      return;
    }
    if (!drag || !fingers.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && event.buttons === 0) {
      // The pointer was released outside the window.
      release(event);
      return;
    }
    if (!isMoving) {
      if (Math.hypot(screen.x - began.x, screen.y - began.y) < steady) return;
      drag = begun(drag, stage.scene.selected, acts().isFixed);
      isMoving = true;
    }
    if (drag.kind === "view")
      stage.look(pannedBy(stage.view, { x: screen.x - last.x, y: screen.y - last.y }));
    else stage.drag({ drag, to: inWorld(stage.view, screen) });
    last = screen;
    if (scrolling === 0) scrolling = requestAnimationFrame(scroll);
  };

  /** Dragging to the map's edge scrolls it. */
  const scroll = () => {
    scrolling = 0;
    if (!drag || drag.kind === "view" || !isMoving) return;
    const by = scrollAt(last, stage.size);
    if (by.x === 0 && by.y === 0) return;
    stage.look(pannedBy(stage.view, by));
    stage.drag({ drag, to: inWorld(stage.view, last) });
    scrolling = requestAnimationFrame(scroll);
  };

  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    const ended = drag;
    const { world } = at(event);
    cancel();
    if (!ended || event.type === "pointercancel") return;
    const finish = isMoving ? drop : tap;
    finish(ended, world, stage, acts());
  };

  const cancel = () => {
    drag = undefined;
    stage.drag(undefined);
  };

  /** Escape cancels the drag, and nothing else reacts to it. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag || !isMoving) return;
    event.stopPropagation();
    cancel();
  };

  const hover = (event: PointerEvent) => {
    if (fingers.size > 0 || event.pointerType === "touch" || acts().isFixed) return;
    const { world } = at(event);
    const port = stage.portAt(world, portReach.mouse);
    if (port === undefined) stage.point(cardUnder(event.target, stage, world));
    surface.style.cursor = port ? "crosshair" : "";
  };

  const leave = () => {
    if (fingers.size === 0 && stage.scene.selected.size !== 1) stage.point(-1);
  };

  surface.addEventListener("pointerdown", press, { signal });
  surface.addEventListener("pointermove", hover, { signal });
  surface.addEventListener("pointerleave", leave, { signal });
  window.addEventListener("keydown", escape, { signal, capture: true });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", release, { signal });
  return () => cancelAnimationFrame(scrolling);
}

function cardUnder(target: EventTarget | null, stage: Stage, world: Point): number {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  return element ? Number(element.dataset["card"]) : stage.cardAt(world);
}
