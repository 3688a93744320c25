// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const storyMessages = /* @__PURE__ */ table("story", {
"story.untitled":"Untitled",
"story.noDescription":"No description available",
"story.unknownAuthor":"Unknown Author",
"story.veiled":"For readers of 17 and over.",
"story.evening":"An evening",
"story.evenings":"Several evenings",
"story.rank":["Number ",["rank"]],
"story.likes":[["count","plural",{"one":[["amount"]," like"],"other":[["amount"]," likes"]}]],
"story.plays":[["count","plural",{"one":[["amount"]," play"],"other":[["amount"]," plays"]}]],
"story.bookmarks":[["count","plural",{"one":[["amount"]," bookmark"],"other":[["amount"]," bookmarks"]}]],
"story.shares":[["count","plural",{"one":[["amount"]," share"],"other":[["amount"]," shares"]}]],
"action.play":"Play",
"action.playStory":["Play ",["title"]],
"rating.everyone":"Everyone",
"rating.teen":"Teen (13+)",
"rating.mature":"Mature (17+)",
"lately.plays":[["count","plural",{"one":[["amount"]," play this week"],"other":[["amount"]," plays this week"]}]],
"lately.likes":[["count","plural",{"one":[["amount"]," like this week"],"other":[["amount"]," likes this week"]}]],
"lately.endings":[["count","plural",{"one":[["amount"]," ending this week"],"other":[["amount"]," endings this week"]}]],
});
