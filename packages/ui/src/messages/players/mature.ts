// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const matureMessages = /* @__PURE__ */ table("mature", {
"veil.note":"This story is rated Mature (17+). It may tell of violence, love or fear in ways that are not for younger readers.",
"veil.guest":"To read on, sign in and confirm your age. You are asked once.",
"veil.ask":"Are you 17 or older? You are asked once: mature stories are then shown wherever you sign in, until you change it in your settings.",
"veil.confirmed":"Your settings keep mature stories behind this veil.",
"veil.confirm":"I am 17 or older: show mature stories",
"veil.show":"Show mature stories",
"veil.busy":"Just a moment...",
"veil.failed":"This could not be saved. Try again.",
"settings.title":"Mature stories",
"settings.note":"Stories rated Mature (17+) show only their titles until you ask for them.",
"settings.show":"Show mature stories",
"settings.askTitle":"Are you 17 or older?",
"settings.askNote":"You are asked once. You can put the veil back at any time.",
"settings.askYes":"I am 17 or older",
"settings.askNo":"Leave them veiled",
"filter.hide":"Leave mature stories out of lists",
});
