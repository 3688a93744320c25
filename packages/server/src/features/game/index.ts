export { gameBelongings } from "./belongings.ts";
export type { TurnPoint } from "./needs.ts";
export { builtInPainter } from "./turns/built-in-painter.ts";
export { paintingByModels } from "./turns/painting-by-models.ts";
export { gameRoutes } from "./routes.ts";
export { openWorks } from "./sessions/works.ts";
export { openTurnDesk } from "./turns/desk.ts";
export type { Paint, Painted, Sight } from "./turns/picture.ts";
export { reapTurns, turnsReaper } from "./turns/reaper.ts";
