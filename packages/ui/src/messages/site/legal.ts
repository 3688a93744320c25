// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const legalMessages = /* @__PURE__ */ table("legal", {
"guidebook.label":"Guidebook",
"guidebook.started":"Getting Started",
"guidebook.account":"Account Questions",
"guidebook.privacy":"Privacy & Security",
"guidebook.terms":"Terms of Service",
"legal.contents":"On this page",
"legal.only":"This page is written in English, which is the version that binds.",
"privacy.along":"When you take a story along, your browser keeps on your device the story's text and answers, where you stand in it, the parts told last with their pictures, and, once for all stories, Katha's storyteller (about 6 MB). What you do without a connection is kept there too, until it has joined your play.",
"privacy.alongUntil":"It stays there until you put the story away (under “Take along” on its page), log out, or clear this site's data in your browser; some browsers clear it by themselves after a while without a visit. If its author no longer wants it kept on devices, it is deleted when you next play it with a connection. Pictures that were shown and the storyteller stay in the browser's cache until newer ones take their place.",
"privacy.alongOthers":"Nobody else who logs in on the device is shown it, and it is deleted there when you log out or somebody else logs in, except for parts that have not joined your play yet: these and their story wait for you to log in again. It is not encrypted: whoever can read your browser's files can read it.",
"terms.title":"Terms of Service",
"terms.revised":["Last revised ",["date"]],
"privacy.title":"Privacy Policy",
"privacy.updated":["Last updated ",["date"]],
});
