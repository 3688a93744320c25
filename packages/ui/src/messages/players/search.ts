// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const searchMessages = /* @__PURE__ */ table("search", {
"search.results":"Stories found",
"search.all":"All results",
"search.searching":"Searching...",
"search.none":"No stories found",
"search.failed":"Search did not answer",
"search.found":[["count","plural",{"one":[["amount"]," story found"],"other":[["amount"]," stories found"]}]],
"search.by":["by ",["author"]],
"search.clear":"Clear the search",
"menu.create":"Create",
"menu.places":"Pages",
});
