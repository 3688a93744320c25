import { paths } from "../../routes/paths.ts";
/** Where the guidebook beside the legal pages leads. */
export const guidebook = {
  started: paths.guide,
  account: `${paths.guide}#help`,
  privacy: paths.privacy,
  terms: paths.terms,
} as const;
