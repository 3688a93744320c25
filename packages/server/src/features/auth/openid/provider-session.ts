import { createHash } from "node:crypto";

/** How a provider's session is kept with the sign-in that it opened; null where the provider names none. */
export const printOfSession = (issuer: string, sid: string | null): string | null =>
  sid === null
    ? null
    : createHash("sha256")
        .update(JSON.stringify([issuer, sid]))
        .digest("base64url");
