// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const failureMessages = /* @__PURE__ */ table("failures", {
"error.unreachable":"Katha cannot be reached",
"error.noLine":"Katha cannot be reached just now. Nothing of yours is lost. Try again in a moment.",
});
