// Made from the catalogues by `npm run messages`.
import { table } from "../table.ts";

export const ratingMessages = /* @__PURE__ */ table("rating", {
"rate.ask":"How did you like this story?",
"rate.yours":"Your stars",
"rate.thanks":"Thank you. You can change your mind at any time.",
"rate.failed":"Your stars did not arrive. Try again.",
});
