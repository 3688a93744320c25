import { fileURLToPath } from "node:url";

/** Node keeps compiled modules here; without it half of a start is spent on compiling. */
export const compileCache = fileURLToPath(
  new URL("../../../../node_modules/.cache/katha/compiled", import.meta.url),
);
