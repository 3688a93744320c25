export { anyGraph } from "./any-graph.ts";
export { anyCondition, anyEffect } from "./any-state.ts";
export { faulty } from "./faulty.ts";
export { lampGraph, lampStory } from "./lamp-story.ts";
export { tries } from "./tries.ts";
