// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const tastesMessages = /* @__PURE__ */ table("", {
"tastes.title":"Languages and tastes",
"tastes.ask":"Which languages do you read, and what do you like? Home will follow.",
"tastes.choose":"Choose",
"tastes.away":"Put away",
"tastes.languages":"I read",
"tastes.categories":"I like",
"tastes.most":[["amount"]," at most."],
"tastes.loading":"Loading the categories...",
"tastes.keep":"Keep",
"tastes.cancel":"Not now",
"tastes.note":"What you choose comes first on home; nothing is hidden. With nothing chosen, home is the same for you as for everyone.",
"tastes.kept":"Kept.",
"tastes.notKept":"Your account could not be reached. This device keeps your choice, and sends it when the connection is back.",
"forYou.title":"For you",
"forYou.both":["Because you read ",["languages"]," and like ",["categories"]],
"forYou.languages":["Because you read ",["languages"]],
"forYou.categories":["Because you like ",["categories"]],
"forYou.otherwise":["Nothing of ",["categories"]," in ",["languages"]," yet; these are other stories in ",["languages"]],
"forYou.none":["No story in ",["languages"]," yet. The first will stand here; all others are below."],
"forYou.noneOf":["No story of ",["categories"]," yet. The first will stand here; all others are below."],
"forYou.more":[["count","plural",{"one":[["amount"]," more"],"other":[["amount"]," more"]}]],
"forYou.change":"Change languages and tastes",
});
