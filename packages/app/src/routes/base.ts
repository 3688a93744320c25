declare global {
  /** Set before the app renders pages on the server, where there is no page to read it from. */
  var kathaBase: string | undefined;
}

/** The path that Katha is under, without a slash at its end; empty at a host's root. The server writes it. */
export const base: string =
  globalThis.document?.documentElement.dataset["base"] ?? globalThis.kathaBase ?? "";
