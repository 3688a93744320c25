import type { TestApp } from "./index.ts";
import { openVapid } from "../parts/push/vapid.ts";

/** Of the server's secret, as without a key of its own. */
export const testVapid = ({ secret, clock }: Pick<TestApp, "secret" | "clock">) =>
  openVapid({
    secret,
    clock,
    pushKey: undefined,
    contact: () => "mailto:katha@katha.test",
  });
