export { builtInName, builtInNarrator } from "./narrator.ts";
export { smallDeedsOf } from "./small-deeds.ts";
export { sightOf, type Sight } from "./sight.ts";
