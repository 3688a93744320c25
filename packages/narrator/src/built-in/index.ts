export { builtInName, builtInNarrator } from "./narrator.ts";
