export { distances, isOver, offersAt, turnsAllowed, type Edge } from "./edges.ts";
export { nextPosition, startPosition } from "./position.ts";
