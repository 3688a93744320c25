// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const noticeMessages = /* @__PURE__ */ table("notices", {
"play.guest":"Please log in to play this game",
"play.guestChoice":"Please log in to play this game. It goes on with the choice that you have taken.",
"play.premium":"This is a premium story. Please upgrade to play.",
"play.failed":"Failed to start game session",
"signedIn.title":"Signed in",
"signedIn.note":["You are signed in as ",["name"],"."],
"needsModel.title":"This story needs a model",
"needsModel.note":"This story has no written scenes: only an AI model can tell it, and none is set up here. It cannot be played yet.",
"part.failed":"This could not be fetched. Nothing of yours is lost.",
"premium.title":"A Premium Story",
"premium.stay":"Stay Here",
"premium.waitlist":"Join Waitlist",
"share.text":["A story to play: ",["title"]],
"share.copied":"The link is copied. Paste it where your friends are.",
"share.copiedTitle":"Ready to Share",
"share.link":"This is the link to share:",
"google.failed":["Google login failed: ",["reason"]],
"google.unknown":"Unknown error",
"answer.invalid":"Invalid response format",
"newer.note":"A newer Katha is here.",
"newer.letIn":"Bring it in",
"newer.later":"Later",
"trouble.title":"That did not work",
});
