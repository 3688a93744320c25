import type { Optional } from "../../db/tables/columns.ts";

/** A sign-in that was begun at a provider; a log-out that a provider told of, too. */
interface OidcRequestsTable {
  state_hash: string;
  browser_hash: string;
  provider: string;
  redirect_uri: string;
  invitation: Optional<string>;
  is_remembered: boolean;
  created_at: Date;
  expires_at: Date;
  used_at: Optional<Date>;
}

declare module "../../db/tables.ts" {
  interface Tables {
    oidc_requests: OidcRequestsTable;
  }
}
