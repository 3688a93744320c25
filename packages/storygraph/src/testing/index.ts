export { anyGraph } from "./any-graph.ts";
export { anyCondition, anyEffect } from "./any-state.ts";
export { lampGraph, lampStory } from "./lamp-story.ts";
export { tries } from "./tries.ts";
