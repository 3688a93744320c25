// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const preferenceMessages = /* @__PURE__ */ table("preferences", {
"language.label":"Language",
"theme.label":"Light",
"theme.dark":"Night",
"theme.light":"Morning",
"theme.system":"As the device",
});
