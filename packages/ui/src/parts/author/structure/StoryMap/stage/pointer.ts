import type { Point } from "@katha/storygraph";
import { begun, type Drag, dragFrom, drawnAt, drop, type PointerActs, tap } from "./drag.ts";
import { inWorld } from "../../../../../primitives/graph/geometry.ts";
import { pannedBy, pinched, scrollAt, wheeled } from "./look.ts";
import { pointOf, type Stage } from "./stage.ts";

/** Movement below this still counts as a press. */
const steady = 5;
const portReach = { mouse: 13, touch: 24 } as const;

/** Handles the pointer: drag, connect, pan and zoom. Returns a function that stops. */
export function listenToPointer(
  surface: HTMLElement,
  stage: Stage,
  acts: () => PointerActs,
): () => void {
  const stops = [
    listenToDrags(surface, stage, acts),
    listenToWheel(surface, stage),
    listenToDoublePress(surface, stage, acts),
    keepFocus(surface),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function listenToDrags(surface: HTMLElement, stage: Stage, acts: () => PointerActs): () => void {
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
    const { fixed, many } = acts();
    const isFixed = fixed();
    const reach = portReach[event.pointerType === "touch" ? "touch" : "mouse"];
    drag = dragFrom({
      at: world,
      isMiddle: event.button === 1,
      adds: event.shiftKey || event.ctrlKey || event.metaKey || many(),
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
      drag = begun(drag, stage.scene.selected, acts().fixed());
      isMoving = true;
    }
    if (drag.kind === "view")
      stage.look(pannedBy(stage.view, { x: screen.x - last.x, y: screen.y - last.y }));
    else stage.drag(drawnAt(drag, inWorld(stage.view, screen)));
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
    stage.drag(drawnAt(drag, inWorld(stage.view, last)));
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
    stage.drag({ kind: "nothing" });
  };

  /** Escape cancels the drag, and nothing else reacts to it. */
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !drag || !isMoving) return;
    event.stopPropagation();
    cancel();
  };

  const hover = (event: PointerEvent) => {
    if (fingers.size > 0 || event.pointerType === "touch" || acts().fixed()) return;
    const { world } = at(event);
    const port = stage.portAt(world, portReach.mouse);
    if (port === undefined) stage.point(cardUnder(event.target, stage, world));
    surface.style.cursor = port ? "crosshair" : "";
  };

  const leave = () => {
    if (fingers.size === 0 && stage.scene.selected.size !== 1) stage.point(-1);
  };

  const listening = new AbortController();
  const { signal } = listening;
  surface.addEventListener("pointerdown", press, { signal });
  surface.addEventListener("pointermove", hover, { signal });
  surface.addEventListener("pointerleave", leave, { signal });
  window.addEventListener("keydown", escape, { signal, capture: true });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", release, { signal });
  return () => {
    cancelAnimationFrame(scrolling);
    listening.abort();
  };
}

function listenToWheel(surface: HTMLElement, stage: Stage): () => void {
  const wheel = (event: WheelEvent) => {
    const zooms = event.ctrlKey || event.metaKey;
    // A page that is scrolling past the map keeps scrolling; after a press the wheel moves the map.
    if (!zooms && !surface.contains(document.activeElement)) return;
    event.preventDefault();
    const { screen } = pointOf(event, surface, stage.view);
    const isInLines = event.deltaMode === WheelEvent.DOM_DELTA_LINE;
    const { deltaX, deltaY } = event;
    stage.look(wheeled(stage.view, screen, { deltaX, deltaY, isInLines, zooms }));
  };
  surface.addEventListener("wheel", wheel, { passive: false });
  return () => surface.removeEventListener("wheel", wheel);
}

function listenToDoublePress(
  surface: HTMLElement,
  stage: Stage,
  acts: () => PointerActs,
): () => void {
  const open = (event: MouseEvent) => {
    const { world } = pointOf(event, surface, stage.view);
    const card = cardUnder(event.target, stage, world);
    if (card >= 0) acts().open(card);
    else acts().add(world);
  };
  surface.addEventListener("dblclick", open);
  return () => surface.removeEventListener("dblclick", open);
}

/** The map keeps the focus, since a card may leave the view. */
function keepFocus(surface: HTMLElement): () => void {
  const focus = (event: MouseEvent) => {
    event.preventDefault();
    surface.focus({ preventScroll: true });
  };
  surface.addEventListener("mousedown", focus);
  return () => surface.removeEventListener("mousedown", focus);
}

function cardUnder(target: EventTarget | null, stage: Stage, world: Point): number {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;
  return element ? Number(element.dataset["card"]) : stage.cardAt(world);
}
