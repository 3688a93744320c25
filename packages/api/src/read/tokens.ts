import { textOrNull } from "./fields.ts";

interface ReadTokens {
  readonly accessToken: string;
  /** Null if the server does not rotate it. */
  readonly refreshToken: string | null;
}

/** The tokens of an answer, at top level (a refresh) or under `tokens` (a sign-in); null without an access token. */
export function readTokens(answer: unknown): ReadTokens | null {
  const outer = (answer ?? {}) as Record<string, unknown>;
  for (const holder of [outer, (outer["tokens"] ?? {}) as Record<string, unknown>]) {
    const accessToken = textOrNull(holder["access_token"]);
    if (accessToken) return { accessToken, refreshToken: textOrNull(holder["refresh_token"]) };
  }
  return null;
}
