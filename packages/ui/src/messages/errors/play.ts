// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const playErrors = /* @__PURE__ */ table("errors", {
"stays_online":"This story stays online: it is premium, or no longer open to be read.",
"author_keeps_online":"Its author keeps this story online: it cannot be taken along.",
"needs_model":"A model tells this story as it goes: there is nothing to take along.",
});
