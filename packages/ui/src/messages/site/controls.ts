// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const controlMessages = /* @__PURE__ */ table("controls", {
"field.optional":"Optional",
"field.reveal":["Show: ",["label"]],
"field.conceal":["Hide: ",["label"]],
"choose.none":"Nothing like that here",
"choose.clear":["Clear: ",["label"]],
"choose.open":["Show all: ",["label"]],
"rating.stars":[["count","plural",{"one":[["amount"]," star"],"other":[["amount"]," stars"]}]],
"pages.label":"Pages",
"pages.previous":"Previous page",
"pages.next":"Next page",
"pages.page":["Page ",["page"]],
"toast.label":"News",
});
