import type { Answer } from "@katha/api";

/** Where nothing is set: passwords alone, and everybody may register. */
export const signInWays: Answer<"signInWays"> = {
  googleClientId: null,
  providers: [],
  proxyName: null,
  passwords: true,
  registration: "open",
};
