// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const statusMessages = /* @__PURE__ */ table("status", {
"status.draft":"Draft",
"status.in_review":"In review",
"status.published":"Published",
"status.archived":"Archived",
});
