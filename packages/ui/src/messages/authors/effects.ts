// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const effectMessages = /* @__PURE__ */ table("effect", {
"adds":["adds ",["by"]," to ",["name"]],
"lowers":["takes ",["by"]," from ",["name"]],
"sets.number":["sets ",["name"]," to ",["value"]],
"sets.word":["sets ",["name"]," to “",["value"],"”"],
"sets.empty":["empties ",["name"]],
"sets.other":["makes ",["name"]," the same as ",["value"]],
"sets.yes":["makes “",["name"],"” true"],
"sets.no":["makes “",["name"],"” untrue"],
"includes":["adds “",["value"],"” to ",["name"]],
"excludes":["removes “",["value"],"” from ",["name"]],
"gives":["gives ",["name"]],
"takes":["takes ",["name"]," away"],
"unknown":["does nothing, as the story has no “",["name"],"”"],
"nothing":"does nothing",
"when":[["effect"]," if ",["condition"]],
"once":[["effect"]," (only the first time)"],
});
