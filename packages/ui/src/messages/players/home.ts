// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const homeMessages = /* @__PURE__ */ table("home", {
"home.title":"Home",
"home.banner":"Featured tonight",
"action.look":"Look inside",
"home.featured":"Featured Stories",
"home.featuredNote":"Handpicked by our editors and team",
"home.trending":"Trending Now",
"home.trendingNote":"Currently popular",
"home.uncategorised":"More Stories",
"row.previous":["Previous stories in ",["title"]],
"row.next":["Next stories in ",["title"]],
"row.stop":["Stop the stories in ",["title"]],
"action.more":"Load More Stories",
"action.loadingMore":"Loading...",
"home.empty":"No stories available at the moment.",
"home.emptyNote":"The lamps are lit and the shelves are being filled. Come back soon.",
"home.error":"Failed to fetch stories",
"overlay.1":"Lighting the lamps",
"overlay.2":"Unrolling the scrolls",
"overlay.3":"Mixing the colours",
"overlay.4":"Waking the tellers",
"overlay.5":"Opening the doors",
});
