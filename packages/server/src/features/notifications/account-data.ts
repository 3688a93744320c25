import type { AccountData } from "../users/index.ts";
import { findDevicesForExport } from "./push/devices-repo.ts";
import { findAllOf } from "./repo.ts";

/** They go with the account by themselves. */
export const notificationAccountData: AccountData = {
  exportFor: async function* exportFor(db, userId) {
    yield ["notifications", await findAllOf(db, userId)];
    yield ["push_devices", await findDevicesForExport(db, userId)];
  },
};
