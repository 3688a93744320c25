/** A URL's host as addresses are written elsewhere: IPv6 without its brackets. */
export const bareHost = ({ hostname }: Pick<URL, "hostname">): string =>
  hostname.replaceAll(/[[\]]/g, "");
