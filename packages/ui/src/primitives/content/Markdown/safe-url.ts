const schemes = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

/** The address if it is relative or its scheme is allowed; otherwise nothing. */
export function safeUrl(address: string): string {
  // Browsers drop these before they read a scheme, so "java\nscript:" must not pass as relative.
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  const read = address.replace(/[\u0000-\u0020]+/g, "");
  const scheme = /^[^/?#:]*:/.exec(read)?.[0].toLowerCase();
  return scheme === undefined || schemes.has(scheme) ? address : "";
}
