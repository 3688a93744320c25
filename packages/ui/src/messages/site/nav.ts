// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const navMessages = /* @__PURE__ */ table("nav", {
"nav.label":"Main",
"nav.home":"Home",
"nav.login":"Login",
"nav.treasury":"Treasury",
"nav.compose":"Compose",
"nav.creations":"Creations",
"nav.shelf":"Shelf",
"nav.waitlist":"Join Waitlist",
"nav.profile":"Profile",
"nav.menu":"Menu",
"nav.search":"Search stories",
});
