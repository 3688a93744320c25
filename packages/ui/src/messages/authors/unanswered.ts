// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const unansweredMessages = /* @__PURE__ */ table("unanswered", {
"tab":"Unanswered",
"title":"What players typed in vain",
"hint":"Lines that no choice and no answer of yours met, from players who agreed to it. Who typed them is not kept; of when, only the last day. What means the same is one line. They go after 90 days.",
"list":"Lines without an answer",
"here":"Typed here, and not answered",
"none":"Nothing is unanswered.",
"noneNote":"When the story is published, what players type and nothing in it answers will stand here, if they agreed that you may see such lines. One press begins the answer.",
"loading":"Looking for unanswered lines...",
"retry":"Try again",
"times":[["count","plural",{"one":["once"],"other":[["amount"]," times"]}]],
"last":["last on ",["day"]],
"at":["in “",["scene"],"”"],
"gone":["in “",["scene"],"”, which is not in the story any more"],
"declined":"asked which choice was meant, and none of them was",
"dismiss":"Take off the list",
"more":[["count","plural",{"one":["Show ",["amount"]," more"],"other":["Show ",["amount"]," more"]}]],
"answered":"Answered since",
"answeredNote":"The story as you saved it answers these. If an answer goes, or a player types it in vain again, the line comes back.",
"failed":"The unanswered lines could not be fetched.",
"notDismissed":"The line is still on the list. Try again.",
"summary":[["count","plural",{"one":[["amount"]," unanswered"],"other":[["amount"]," unanswered"]}]],
"asked":"Players typed",
});
