export { builtInNarrator } from "./narrator.ts";
