const schemes = new Set(["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"]);

/** The address when it is relative or of a known scheme, else nothing. */
export function safeUrl(address: string): string {
  // Browsers drop these before they read a scheme, so "java\nscript:" must not pass as relative.
  // oxlint-disable-next-line no-control-regex -- it is these that are meant
  const read = address.replace(/[\u0000-\u0020]+/g, "");
  const scheme = /^[^/?#:]*:/.exec(read)?.[0].toLowerCase();
  return scheme === undefined || schemes.has(scheme) ? address : "";
}
