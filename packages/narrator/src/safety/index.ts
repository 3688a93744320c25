export { isChildPlayed, policyOf, ratingHeldTo } from "./child.ts";
export { checkPassage } from "./check.ts";
export { guardOf, type Guard } from "./guard.ts";
export { policyFor } from "./policy.ts";
export { formsOf } from "./rated-forms.ts";
