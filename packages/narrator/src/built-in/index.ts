export { builtInName, builtInNarrator } from "./narrator.ts";
export { sightOf, type Sight } from "./sight.ts";
