// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const welcomeMessages = /* @__PURE__ */ table("welcome", {
"welcome.title":["Welcome, ",["name"]],
"welcome.coins":[["count","plural",{"one":["You have ",["amount"]," coin."],"other":["You have ",["amount"]," coins."]}]],
"welcome.for":"Coins pay for what AI models tell and for pictures. The price stands beside each command before you press it, and a turn that fails costs nothing.",
"welcome.free":"Free, always: every opening, every choice as Katha itself tells it, the author’s own answers, and taking a part back.",
"welcome.more":"How coins are earned",
"welcome.close":"Put away",
});
