export { kathaNarrator } from "./narrate.ts";
