import { keepPushDevice, listPushDevices, removePushDevice } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import type { SiteSettings, SiteValues } from "../../features/site-settings/index.ts";
import type { AccountData } from "../../features/users/index.ts";
import { callsOf } from "../../http/calls/register-call.ts";
import { addGauge } from "../../lib/add-gauge.ts";
import { guardedFetch } from "../../lib/outgoing/guarded-fetch.ts";
import type { Secret } from "../../lib/secret.ts";
import { countDevices, findDevicesForExport } from "./devices-repo.ts";
import { devicesOf, keepOwnDevice, removeOwnDevice, type PushDeviceNeeds } from "./devices.ts";
import { newsPush } from "./news-push.ts";
import { openVapid } from "./vapid.ts";

interface PushPartNeeds extends Omit<PushDeviceNeeds, "vapid"> {
  secret: Secret;
  pushKey: string | undefined;
  siteSettings: Pick<SiteSettings, "now">;
  accountData: AccountData[];
}

function contactIn({ contact, mail_from }: Pick<SiteValues, "contact" | "mail_from">): string {
  const [bare = "", address = bare] = mail_from.split(/[<>]/);
  return contact ?? `mailto:${address}`;
}

/** News that browsers show while no page of Katha is open. */
export function registerPush(app: FastifyInstance, services: PushPartNeeds): void {
  const { db, siteSettings } = services;
  const needs = {
    ...services,
    vapid: openVapid({ ...services, contact: () => contactIn(siteSettings.now()) }),
  };
  const register = callsOf(app);
  register(listPushDevices, ({ viewer }) => devicesOf(needs, viewer));
  register(keepPushDevice, ({ body, viewer }) => keepOwnDevice(needs, body, viewer));
  register(removePushDevice, ({ params, viewer }) => removeOwnDevice(needs, params.id, viewer));
  const fetch = guardedFetch({ allowsPrivate: false, allowsThisMachine: false });
  app.jobs.push(newsPush({ ...needs, fetch }));
  addGauge(app.metrics, {
    name: "katha_push_devices",
    help: "Devices that news is pushed to, by whether their push service took the last of it",
    labelNames: ["state"],
    async collect() {
      for (const [state, devices] of Object.entries(await countDevices(db)))
        this.set({ state }, devices);
    },
  });
  services.accountData.push({
    exportFor: (from, userId) => ({ push_devices: () => findDevicesForExport(from, userId) }),
  });
}
