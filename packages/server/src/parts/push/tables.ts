import type { Generated } from "kysely";
import type { Optional } from "../../db/tables/columns.ts";

/** A browser that news is pushed to. */
export interface PushDevicesTable {
  id: string;
  user_id: string;
  sign_in_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The public key of ours that it subscribed with. */
  server_key: string;
  created_at: Date;
  told_until: Date;
  pushed_at: Optional<Date>;
  failures: Generated<number>;
  rests_until: Optional<Date>;
}

declare module "../../db/tables.ts" {
  interface Tables {
    push_devices: PushDevicesTable;
  }
}
