/** Where the guidebook beside the legal pages leads. */
export const guidebook = {
  started: "/guide",
  account: "/guide#help",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
} as const;
