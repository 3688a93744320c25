// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const openingMessages = /* @__PURE__ */ table("opening", {
"opening.title":"How it opens",
"opening.loading":"Opening the book",
"opening.failed":"The opening could not be fetched",
"opening.guest":"Reading this is free. Take a choice: you sign in, and the story goes on from there.",
"opening.reader":"Reading this is free. Your play begins with the choice that you take.",
"opening.begun":"You have begun this story already.",
"opening.goOn":"Go on where you were",
"opening.beginning":"Your story begins",
});
