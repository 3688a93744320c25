export { deedItemId } from "./item-id.ts";
export { deedsOf } from "./deeds.ts";
export { remember, type Correction, type Session } from "./remember.ts";
export { pageOf } from "./page.ts";
