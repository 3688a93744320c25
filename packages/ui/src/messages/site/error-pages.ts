// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const errorPageMessages = /* @__PURE__ */ table("errorPages", {
"missing.title":"This page was never written",
"missing.note":"The address leads nowhere. The stories are all where they were.",
"forbidden.title":"This door is kept locked",
"forbidden.note":"You are signed in, and this room is for others. If it should be open to you, ask whoever keeps the library.",
"forbidden.login":"Sign in as somebody else",
});
