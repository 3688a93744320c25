import { paths } from "../../routes/paths.ts";
/** The links of the guidebook beside the legal pages. */
export const guidebook = {
  started: paths.guide,
  account: `${paths.guide}#help`,
  privacy: paths.privacy,
  terms: paths.terms,
} as const;
