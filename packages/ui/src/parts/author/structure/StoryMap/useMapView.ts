import { useCallback, useEffect } from "react";
import type { Point } from "@katha/storygraph";
import { freeNear } from "./layout/placed.ts";
import { around } from "./model/changes.ts";
import {
  boxAround,
  centredOn,
  fitted,
  inWorld,
  onScreen,
  zoomedAt,
} from "../../../../primitives/graph/geometry.ts";
import { pannedBy } from "./stage/look.ts";
import type { Scene } from "./stage/picture.ts";
import type { Stage } from "./stage/stage.ts";

/** Below this zoom the target of a jump would not be readable. */
const readable = 0.6;

const closer = 1.3;

/** What part of the story is seen: follows the selection, and moves as its functions say. */
export function useMapView(
  stage: Stage | undefined,
  { places, selected }: Scene,
  isFixed: boolean,
  goTo: { node: string } | undefined,
) {
  const [first] = selected;
  const bring = useCallback(
    (card: number | undefined) => {
      if (!stage || card === undefined) return;
      const at = stage.scene.places[card] ?? { x: 0, y: 0 };
      const { x, y } = onScreen(stage.view, at);
      const { width, height } = stage.size;
      const isSeen = x > 0 && y > 0 && x < width - 60 && y < height - 40;
      if (!isSeen) stage.look(centredOn(at, stage.size, Math.max(readable, stage.view.zoom)));
    },
    [stage],
  );
  useEffect(() => {
    if (!isFixed) stage?.point(first ?? -1);
    bring(first);
  }, [stage, first, bring, isFixed]);
  useEffect(() => {
    if (goTo) bring(stage?.scene.model.numbers.get(goTo.node));
  }, [stage, goTo, bring]);

  const middle = (): Point => {
    const { width, height } = stage?.size ?? { width: 0, height: 0 };
    return { x: width / 2, y: height / 2 };
  };
  const zoomBy = (factor: number) => stage?.look(zoomedAt(stage.view, middle(), factor));
  return {
    zoomIn: () => zoomBy(closer),
    zoomOut: () => zoomBy(1 / closer),
    seeWhole: () => stage?.look(fitted(boxAround(places), stage.size)),
    panBy: (by: Point) => stage?.look(pannedBy(stage.view, by)),
    /** A free place for a new scene: below the selected one, or in the middle of what is seen. */
    freeHere: (): Point => {
      const here = first === undefined ? undefined : places[first];
      const free = here && { x: here.x + 40, y: here.y + 190 };
      const wanted = free ?? around(inWorld(stage?.view ?? { x: 0, y: 0, zoom: 1 }, middle()));
      return freeNear(wanted, places);
    },
  };
}
