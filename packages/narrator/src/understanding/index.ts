export { understand, type PlayerAction } from "./understand.ts";
