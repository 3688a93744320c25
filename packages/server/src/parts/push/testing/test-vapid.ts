import type { TestApp } from "../../../testing/index.ts";
import { openVapid } from "../vapid.ts";

/** Of the server's secret, as without a key of its own. */
export const testVapid = ({ secret, clock }: Pick<TestApp, "secret" | "clock">) =>
  openVapid({
    secret,
    clock,
    pushKey: undefined,
    contact: () => "mailto:katha@katha.test",
  });
