import type { Point } from "@katha/storygraph";
import type { MapEdge } from "../model/model.ts";
import { boxBetween, inWorld, zoomedAt } from "./geometry.ts";
import type { Port } from "./picture.ts";
import { pointOf, type Stage } from "./stage.ts";

/** What the pointer asks the map to do. */
export interface Wishes {
  /** Whether the map is read-only: dragging anything pans the map. */
  fixed: () => boolean;
  /** Whether several can be selected: each press adds or removes one. */
  many: () => boolean;
  select: (cards: readonly number[]) => void;
  open: (card: number) => void;
  move: (cards: readonly number[], by: Point) => void;
  /** An edge was dragged to a card, or to an empty place. */
  link: (port: Port, to: number) => void;
  linkToNew: (port: Port, at: Point) => void;
  add: (at: Point) => void;
  pick: (edge: MapEdge | null) => void;
}

type Grip =
  | { kind: "ground"; from: Point }
  | { kind: "slip"; card: number; from: Point; adds: boolean }
  | { kind: "knot"; port: Port }
  | { kind: "frame"; from: Point };

/** Movement below this still counts as a press. */
const steady = 5;
const portReach = { mouse: 13, touch: 24 } as const;
const edgeReach = 7;
const wheelStep = 0.0022;

/** The scrolling speed while something is dragged to the map's edge. */
function pullAt(at: number, size: number): number {
  const edge = 28;
  if (at < edge) return Math.min(14, (edge - at) / 2);
  return at > size - edge ? -Math.min(14, (at - size + edge) / 2) : 0;
}

function cardUnder(target: EventTarget | null, stage: Stage, world: Point): number {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  return element ? Number(element.dataset["card"]) : stage.cardAt(world);
}

/** Handles the pointer: drag, connect, pan and zoom. Returns a function that stops. */
export function listenToPointer(
  surface: HTMLElement,
  stage: Stage,
  wishes: () => Wishes,
): () => void {
  const fingers = new Map<number, Point>();
  let grip: Grip | undefined;
  let began: Point = { x: 0, y: 0 };
  let isMoving = false;
  let last: Point = { x: 0, y: 0 };
  let drifting = 0;

  const at = (event: { clientX: number; clientY: number }) => pointOf(event, surface, stage.view);

  const dragged = (card: number): ReadonlySet<number> => {
    const { selected } = stage.scene;
    return selected.has(card) ? selected : new Set([card]);
  };
  let inDrag: ReadonlySet<number> = new Set();

  const press = (event: PointerEvent) => {
    if (event.button > 1) return;
    const { screen, world } = at(event);
    fingers.set(event.pointerId, screen);
    if (fingers.size > 1) {
      letGo();
      return;
    }
    [began, last, isMoving] = [screen, screen, false];
    const card = cardUnder(event.target, stage, world);
    const adds = event.shiftKey || event.ctrlKey || event.metaKey || wishes().many();
    const isFixed = wishes().fixed();
    const reach = portReach[event.pointerType === "touch" ? "touch" : "mouse"];
    const port = isFixed ? undefined : stage.portAt(world, reach);
    if (event.button === 1) grip = { kind: "ground", from: screen };
    else if (port) grip = { kind: "knot", port };
    else if (card >= 0) grip = { kind: "slip", card, from: world, adds };
    else if (adds && !isFixed) grip = { kind: "frame", from: world };
    else grip = { kind: "ground", from: screen };
  };

  /** Draws the dragged items at the pointer. */
  const carry = (screen: Point) => {
    const world = inWorld(stage.view, screen);
    if (grip?.kind === "slip")
      stage.hold({
        kind: "slips",
        cards: inDrag,
        by: { x: world.x - grip.from.x, y: world.y - grip.from.y },
      });
    else if (grip?.kind === "knot") stage.hold({ kind: "thread", port: grip.port, to: world });
    else if (grip?.kind === "frame") stage.hold({ kind: "frame", from: grip.from, to: world });
  };

  const pinch = (event: PointerEvent, screen: Point) => {
    const [one, other] = [...fingers.keys()];
    const still = fingers.get((event.pointerId === one ? other : one) ?? -1);
    const before = fingers.get(event.pointerId);
    if (!still || !before) return;
    const spread = (to: Point) => Math.hypot(to.x - still.x, to.y - still.y);
    const middle = { x: (screen.x + still.x) / 2, y: (screen.y + still.y) / 2 };
    const nearer = zoomedAt(stage.view, middle, spread(screen) / Math.max(1, spread(before)));
    stage.look({
      ...nearer,
      x: nearer.x + (screen.x - before.x) / 2,
      y: nearer.y + (screen.y - before.y) / 2,
    });
  };

  /** Dragging to the map's edge scrolls it. */
  const drift = () => {
    drifting = 0;
    if (!grip || grip.kind === "ground" || !isMoving) return;
    const by = {
      x: pullAt(last.x, stage.size.width),
      y: pullAt(last.y, stage.size.height),
    };
    if (by.x === 0 && by.y === 0) return;
    const { x, y, zoom } = stage.view;
    stage.look({ zoom, x: x + by.x, y: y + by.y });
    carry(last);
    drifting = requestAnimationFrame(drift);
  };

  const move = (event: PointerEvent) => {
    const { screen } = at(event);
    if (fingers.size > 1) {
      pinch(event, screen);
      fingers.set(event.pointerId, screen);
      return;
    }
    if (!grip || !fingers.has(event.pointerId)) return;
    if (event.pointerType === "mouse" && event.buttons === 0) {
      // The pointer was released outside the window.
      lift(event);
      return;
    }
    if (!isMoving && Math.hypot(screen.x - began.x, screen.y - began.y) < steady) return;
    if (grip.kind === "slip" && wishes().fixed()) grip = { kind: "ground", from: screen };
    if (!isMoving && grip.kind === "slip") inDrag = dragged(grip.card);
    isMoving = true;
    if (grip.kind === "ground") {
      const { x, y, zoom } = stage.view;
      stage.look({ zoom, x: x + screen.x - last.x, y: y + screen.y - last.y });
    } else carry(screen);
    last = screen;
    if (drifting === 0) drifting = requestAnimationFrame(drift);
  };

  const letGo = () => {
    grip = undefined;
    stage.hold({ kind: "nothing" });
  };

  /** Escape cancels the drag, and nothing else reacts to it. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !grip || !isMoving) return;
    event.stopPropagation();
    letGo();
  };

  const tap = (ended: Grip, world: Point) => {
    const { select, pick } = wishes();
    if (ended.kind === "slip") {
      const { selected } = stage.scene;
      const without = [...selected].filter((card) => card !== ended.card);
      if (!ended.adds) select([ended.card]);
      else select(selected.has(ended.card) ? without : [...selected, ended.card]);
      if (!wishes().fixed()) stage.point(ended.card);
    } else if (ended.kind === "ground") {
      const edge = stage.edgeAt(world, edgeReach);
      pick(edge ?? null);
      select([]);
      stage.point(-1);
    }
  };

  const drop = (ended: Grip, world: Point) => {
    const { move: moved, link, linkToNew, select } = wishes();
    if (ended.kind === "slip")
      moved([...inDrag], { x: world.x - ended.from.x, y: world.y - ended.from.y });
    else if (ended.kind === "knot") {
      const onto = stage.cardAt(world);
      if (onto >= 0) link(ended.port, onto);
      else linkToNew(ended.port, world);
    } else if (ended.kind === "frame")
      select([
        ...new Set([...stage.scene.selected, ...stage.cardsIn(boxBetween(ended.from, world))]),
      ]);
  };

  const lift = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    const ended = grip;
    const { world } = at(event);
    letGo();
    if (!ended || event.type === "pointercancel") return;
    if (isMoving) drop(ended, world);
    else tap(ended, world);
  };

  const hover = (event: PointerEvent) => {
    if (fingers.size > 0 || event.pointerType === "touch" || wishes().fixed()) return;
    const { world } = at(event);
    const port = stage.portAt(world, portReach.mouse);
    if (port === undefined) stage.point(cardUnder(event.target, stage, world));
    surface.style.cursor = port ? "crosshair" : "";
  };

  const twice = (event: MouseEvent) => {
    const { world } = at(event);
    const card = cardUnder(event.target, stage, world);
    if (card >= 0) wishes().open(card);
    else wishes().add(world);
  };

  const wheel = (event: WheelEvent) => {
    const closer = event.ctrlKey || event.metaKey;
    // A page that is scrolling past the map keeps scrolling; after a press the wheel moves the map.
    if (!closer && !surface.contains(document.activeElement)) return;
    event.preventDefault();
    const { x, y, zoom } = stage.view;
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    if (closer)
      stage.look(
        zoomedAt(stage.view, at(event).screen, Math.exp(-event.deltaY * lines * wheelStep)),
      );
    else stage.look({ zoom, x: x - event.deltaX * lines, y: y - event.deltaY * lines });
  };

  /** The map keeps the focus, since a card may leave the view. */
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    surface.focus({ preventScroll: true });
  };

  const leave = () => {
    if (fingers.size === 0 && stage.scene.selected.size !== 1) stage.point(-1);
  };

  surface.addEventListener("pointerdown", press);
  surface.addEventListener("mousedown", focus);
  surface.addEventListener("pointermove", hover);
  surface.addEventListener("pointerleave", leave);
  surface.addEventListener("dblclick", twice);
  surface.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("keydown", escape, { capture: true });
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", lift);
  window.addEventListener("pointercancel", lift);
  return () => {
    cancelAnimationFrame(drifting);
    surface.removeEventListener("pointerdown", press);
    surface.removeEventListener("mousedown", focus);
    surface.removeEventListener("pointermove", hover);
    surface.removeEventListener("pointerleave", leave);
    surface.removeEventListener("dblclick", twice);
    surface.removeEventListener("wheel", wheel);
    window.removeEventListener("keydown", escape, { capture: true });
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", lift);
    window.removeEventListener("pointercancel", lift);
  };
}
