/** Where the guidebook beside the legal pages leads. */
export const guidebook = {
  started: "/home",
  account: "/login",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
} as const;
