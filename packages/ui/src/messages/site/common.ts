// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const commonMessages = /* @__PURE__ */ table("common", {
"brand.name":"Katha",
"nav.skip":"Skip to the page",
"home.loading":"Loading stories...",
"action.retry":"Try again",
"action.home":"To all stories",
"action.close":"Close",
"error.title":"Something stopped us",
"error.note":"Nothing of yours is lost. Try again.",
});
