import type { ProxyHeaders } from "../features/auth/index.ts";
import { StartupError } from "../lib/startup-error.ts";
import type { Variables } from "./variables.ts";

/** The headers of a proxy that signs people in; without a proxy that is trusted, anybody could send them. */
export function readProxyHeaders(values: Variables): ProxyHeaders | undefined {
  const user = values.KATHA_TRUSTED_PROXY_HEADER;
  if (user === undefined) return undefined;
  if (values.KATHA_TRUSTED_PROXIES.length === 0)
    throw new StartupError(
      "KATHA_TRUSTED_PROXY_HEADER needs KATHA_TRUSTED_PROXIES: the header is believed from those alone.",
    );
  const groups = values.KATHA_TRUSTED_PROXY_HEADER_GROUPS;
  const adminGroup = values.KATHA_TRUSTED_PROXY_ADMIN_GROUP;
  if (adminGroup !== undefined && groups === undefined)
    throw new StartupError(
      "KATHA_TRUSTED_PROXY_ADMIN_GROUP needs KATHA_TRUSTED_PROXY_HEADER_GROUPS, the header that has the groups.",
    );
  return {
    user,
    email: values.KATHA_TRUSTED_PROXY_HEADER_EMAIL,
    name: values.KATHA_TRUSTED_PROXY_HEADER_NAME,
    groups,
    adminGroup,
  };
}

/** Whether passwords are on; they cannot be off where nothing else signs anybody in. */
export function readPasswords(values: Variables): boolean {
  const { KATHA_PASSWORDS, KATHA_OIDC_PROVIDERS } = values;
  const { KATHA_GOOGLE_CLIENT_ID, KATHA_TRUSTED_PROXY_HEADER } = values;
  if (KATHA_PASSWORDS === "on") return true;
  const others = [...KATHA_OIDC_PROVIDERS, KATHA_GOOGLE_CLIENT_ID, KATHA_TRUSTED_PROXY_HEADER];
  if (others.every((way) => way === undefined))
    throw new StartupError(
      "KATHA_PASSWORDS=off leaves no way to sign in: set KATHA_OIDC_PROVIDERS, KATHA_GOOGLE_CLIENT_ID or KATHA_TRUSTED_PROXY_HEADER first.",
    );
  return false;
}
