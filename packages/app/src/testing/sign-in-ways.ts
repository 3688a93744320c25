import type { Answer } from "@katha/api";

/** Where nothing is set: passwords alone, and everybody may register. */
export const signInWays: Answer<"signInWays"> = {
  google_client_id: null,
  providers: [],
  proxy_name: null,
  passwords: true,
  registration: "open",
};
