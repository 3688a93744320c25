// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const testPlayMessages = /* @__PURE__ */ table("testPlay", {
"locked":["Locked: ",["reason"]],
"needs":["only if ",["condition"]],
"odds":[["odds"]," to succeed"],
"noneOffered":"No choice is offered here now.",
"counts":"What the story counts",
"hidden":[["name"]," (hidden)"],
"carried":"Carried",
"nothing":"nothing",
"happened":"What the last step did",
"outcome":"Skill checks",
"outcome.chance":"come out by chance",
"outcome.won":"are always won",
"outcome.lost":"are always lost",
"setup":"Begin with another state",
"setup.things":"In the bag",
"setup.endings":"Endings found before",
"setup.reset":"As the story begins",
});
