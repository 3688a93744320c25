export { deedsOf } from "./deeds.ts";
export { remember, type Correction, type Session } from "./remember.ts";
