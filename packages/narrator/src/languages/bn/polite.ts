import type { Polite } from "../language.ts";

export const polite: Polite = {
  honorifics: ["(বাবু|দা)"],
};
