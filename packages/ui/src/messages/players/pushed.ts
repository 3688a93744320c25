// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const pushedMessages = /* @__PURE__ */ table("pushed", {
"pushed.news":"News",
"pushed.several":["Unread news: ",["amount"]],
"pushed.story_approved":"An editor has read your story and published it.",
"pushed.story_returned":"An editor has read your story and asks you to look at it once more.",
"pushed.story_updated":"This story, which you bookmarked, has new scenes.",
"pushed.correction_accepted":"The author has taken a correction of yours.",
"pushed.line_answered":"The author has written an answer to a line of yours.",
});
