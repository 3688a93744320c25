export {
  along,
  choiceAt,
  distances,
  isAllOne,
  isOver,
  labelOf,
  lockedAt,
  offersAt,
  type Edge,
} from "./edges.ts";
export { sceneAt } from "./scene-at.ts";
export {
  begun,
  move,
  nextPosition,
  startPosition,
  withConsequences,
  type Moving,
} from "./position.ts";
