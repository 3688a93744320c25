// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const offlineMessages = /* @__PURE__ */ table("offline", {
"offline.note":"You are offline. What is already open stays readable.",
"offline.unreached":"Katha cannot be reached. What is already open stays readable.",
});
