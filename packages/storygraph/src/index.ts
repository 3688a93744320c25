export { lint, findingCodes, type FindingCode, type GraphFinding } from "./lint.ts";
export { measure, type GraphMeasures } from "./measure.ts";
export {
  isEnding,
  nodeNamed,
  normalise,
  type GraphChoice,
  type GraphNode,
  type StoryGraph,
} from "./structure.ts";
export { leadingToEndings, reachable } from "./walk.ts";
