import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Point, StoryGraph } from "@katha/storygraph";
import { foundPlaces, placed } from "./layout/placed.ts";
import type { MapModel } from "./model/model.ts";
import { boxAround, centredOn, fitted } from "../../../../primitives/graph/geometry.ts";
import { listenToPointer, type PointerActs } from "./stage/pointer.ts";
import { watchColors } from "./stage/map-colors.ts";
import type { Scene, Sight } from "./stage/picture.ts";
import { openStage, type Stage } from "./stage/stage.ts";

const unseen: Sight = { nearness: "near", cards: [] };
/** If the whole story would be smaller than this, the map opens at its start instead. */
const smallestWhole = 0.42;
const atStart = 0.85;

interface Kept {
  model: MapModel;
  places: ReadonlyMap<string, Point>;
  found: ReadonlyMap<string, Point>;
}

function keptFrom(model: MapModel, start: string, before: ReadonlyMap<string, Point>): Kept {
  const places = placed(model.cards, start, before);
  return { model, places, found: foundPlaces(model.cards, places, before) };
}

/** Every scene's position; a computed one stays while the story is edited. */
export function usePlaces(model: MapModel, { start_node: start }: StoryGraph): Point[] {
  const [last, setLast] = useState(() => keptFrom(model, start, new Map()));
  const kept = last.model === model ? last : keptFrom(model, start, last.found);
  if (kept !== last) setLast(kept);
  const { places } = kept;
  return useMemo(
    () => model.cards.map(({ id }) => places.get(id) ?? { x: 0, y: 0 }),
    [model, places],
  );
}

/** Shows the whole story, or its beginning if the whole would be too small to read. */
function lookAtFirst(stage: Stage): void {
  const { model, places } = stage.scene;
  const whole = fitted(boxAround(places), stage.size);
  const start = model.cards.findIndex(({ kind }) => kind === "start");
  if (whole.zoom >= smallestWhole || start < 0) {
    stage.look(whole);
    return;
  }
  const near = centredOn(places[start] ?? { x: 0, y: 0 }, stage.size, atStart);
  stage.look({ ...near, y: near.y - stage.size.height / 4 });
}

/** Opens the stage once, and passes it each new scene. */
export function useStage(scene: Scene, acts: PointerActs) {
  const [stage, setStage] = useState<Stage>();
  const [sight, setSight] = useState(unseen);
  const surface = useRef<HTMLDivElement>(null);
  const ground = useRef<HTMLCanvasElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLCanvasElement>(null);
  const latest = useRef({ scene, acts });
  useLayoutEffect(() => {
    latest.current = { scene, acts };
  });
  useLayoutEffect(() => {
    const element = surface.current;
    if (!element || !ground.current || !paper.current || !hand.current) return undefined;
    const opened = openStage(
      {
        surface: element,
        ground: ground.current,
        paper: paper.current,
        hand: hand.current,
      },
      latest.current.scene,
      setSight,
    );
    opened.resize();
    lookAtFirst(opened);
    setStage(opened);
    const stopListening = listenToPointer(element, opened, () => latest.current.acts);
    const stopWatching = watchColors(() => opened.recolour());
    const observer = new ResizeObserver(() => opened.resize());
    observer.observe(element);
    return () => {
      stopListening();
      stopWatching();
      observer.disconnect();
      opened.close();
    };
  }, []);
  useEffect(() => stage?.show(scene), [stage, scene]);
  return { stage, sight, surface, ground, paper, hand };
}
