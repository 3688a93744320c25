import { trusts } from "../lib/networks.ts";
import { isThisMachine } from "../lib/this-machine.ts";
import type { Variables } from "./variables.ts";

/** A proxy in front may let anyone in, wherever it runs, so the public address decides. */
export function isReachedHereAlone(values: Variables): boolean {
  const { HOST, KATHA_SOCKET, KATHA_PUBLIC_URL, KATHA_TRUSTED_PROXIES } = values;
  if (KATHA_SOCKET === undefined && !isThisMachine(HOST)) return false;
  return KATHA_PUBLIC_URL === undefined
    ? KATHA_TRUSTED_PROXIES.length === 0
    : isThisMachine(new URL(KATHA_PUBLIC_URL).hostname);
}

const publicUrlNeeded =
  "Behind a proxy, links in emails, the sitemap and the feed need KATHA_PUBLIC_URL: the Host header is not believed.";

const proxiesNeeded =
  "KATHA_PUBLIC_URL has TLS, so there is a proxy, and KATHA_TRUSTED_PROXIES does not name it: all visitors count as one, and share one visitor's limits.";

/** Katha itself speaks no TLS. */
function isBehindUnknownProxy(values: Variables): boolean {
  const { KATHA_PUBLIC_URL, KATHA_TRUSTED_PROXIES } = values;
  if (KATHA_PUBLIC_URL === undefined || KATHA_TRUSTED_PROXIES.length > 0) return false;
  const { protocol, hostname: name } = new URL(KATHA_PUBLIC_URL);
  return protocol === "https:" && !isThisMachine(name);
}

const socketNotTrusted =
  "Behind KATHA_SOCKET there is a proxy, and KATHA_TRUSTED_PROXIES does not name it: all visitors count as one. Whoever connects there comes from 127.0.0.1, so KATHA_TRUSTED_PROXIES=loopback names it.";

/** What is missing for the proxies in front of the server. */
export function warnOfProxies(values: Variables): string[] {
  const { KATHA_SOCKET, KATHA_PUBLIC_URL, KATHA_TRUSTED_PROXIES } = values;
  if (KATHA_SOCKET !== undefined && !trusts(KATHA_TRUSTED_PROXIES)("127.0.0.1"))
    return [socketNotTrusted];
  if (KATHA_TRUSTED_PROXIES.length > 0 && KATHA_PUBLIC_URL === undefined) return [publicUrlNeeded];
  return isBehindUnknownProxy(values) ? [proxiesNeeded] : [];
}
