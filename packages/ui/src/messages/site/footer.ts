// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const footerMessages = /* @__PURE__ */ table("footer", {
"footer.label":"Footer",
"footer.line":"Stories that listen",
"footer.terms":"Terms of Service",
"footer.privacy":"Privacy Policy",
"footer.guide":"How to Play",
"footer.chat":"Community chat",
"footer.contact":"Contact",
"footer.admin":"Administration",
"footer.copyright":["© ",["year"]," ",["name"]],
});
