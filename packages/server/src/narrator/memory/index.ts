export { remember, type Correction, type Session } from "./remember.ts";
