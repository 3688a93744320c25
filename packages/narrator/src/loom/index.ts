export { distances, isOver, offersAt, turnsAllowed } from "./ways.ts";
export { advance, begin } from "./standing.ts";
export { weave, type Asked } from "./weave.ts";
