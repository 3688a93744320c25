// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const slideMessages = /* @__PURE__ */ table("slides", {
"banner.slides":"Choose a slide",
"banner.pause":"Stop the slides",
"banner.go":"Let the slides go on",
"banner.at":[["at"]," of ",["count"],": ",["title"]],
"guide.eyebrow":"New here?",
"guide.title":"How to Play",
"guide.line":"Four commands, a few coins, and words of your own. The guide tells it in five minutes.",
"guide.way":"Open the guide",
"beta.eyebrow":"Premium",
"beta.title":"Join the Beta",
"beta.line":"Be early: new voices and new hands first, and half the price for those who wait with us.",
"beta.way":"Join Waitlist",
"chat.eyebrow":"Company",
"chat.title":"The Tellers’ Circle",
"chat.line":"Readers and writers sit here together. Bring an ending you cannot stop thinking about.",
"chat.way":"Come in",
});
