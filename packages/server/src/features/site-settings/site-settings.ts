import { isDeepStrictEqual } from "node:util";
import { siteSettingNames, type SiteSettingsChange } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import { keepReading, type KeptReading } from "../../db/kept-reading.ts";
import type { Signals } from "../../db/signals.ts";
import type { Clock } from "../../lib/clock.ts";
import type { Ids } from "../../lib/ids.ts";
import { Problem } from "../../lib/problem.ts";
import type { Secret } from "../../lib/secret.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { recordAct } from "../audit/audit.ts";
import { findSettings, saveSetting } from "./repo.ts";
import { hostOf, usualValues, variableOf, type SiteValues } from "./values.ts";

interface SiteSettingsNeeds {
  db: Db;
  clock: Clock;
  ids: Ids;
  secret: Secret;
  signals: Signals;
  /** What the server's file says; it overrides. */
  file: Partial<SiteValues>;
  /** Where a setting is usually otherwise on this server. */
  usual?: Partial<SiteValues>;
  onFault: (error: unknown) => void;
}

/** What administrators have decided, kept in memory. A change is in force as soon as its signal arrives. */
export interface SiteSettings extends KeptReading {
  /** What the server's file says. */
  file: Partial<SiteValues>;
  now: () => SiteValues;
  /** Null: as usual. */
  change: (change: SiteSettingsChange, by: Viewer) => Promise<void>;
}

const fromFile = (variable: string) =>
  new Problem(
    409,
    "setting_from_file",
    `${variable} in the server's file says this. Change it there, and start Katha again. Nothing has changed.`,
    { fields: { variable } },
  );

/** Until it is first reloaded, what the file says and what is usual are in force. */
export function openSiteSettings(needs: SiteSettingsNeeds): SiteSettings {
  const { db, clock, ids, secret, signals, file, usual, onFault } = needs;
  const inForce = (set: Partial<SiteValues>): SiteValues => ({
    ...usualValues,
    ...usual,
    ...set,
    ...file,
  });
  let now = inForce({});
  const kept = keepReading({
    signals,
    about: "settings_changed",
    read: () => findSettings(db, secret),
    take: (set) => {
      now = inForce(set);
    },
    onFault,
  });

  async function change(wanted: SiteSettingsChange, by: Viewer): Promise<void> {
    const names = siteSettingNames.filter((name) => wanted[name] !== undefined);
    const ofFile = names.find((name) => file[name] !== undefined);
    if (ofFile !== undefined) throw fromFile(variableOf(ofFile));
    if (names.length === 0) return;
    await db.transaction().execute(async (tx) => {
      const before = await findSettings(tx, secret);
      for (const name of names) {
        const value = wanted[name];
        if (isDeepStrictEqual(value, before[name] ?? null)) continue;
        await saveSetting(tx, { name, value, at: clock.now(), by: by.id, secret });
        const seen = (one: unknown) =>
          name === "smtp_url" && typeof one === "string" ? hostOf(one) : one;
        const entry = { before: seen(before[name]), after: seen(value) };
        await recordAct({ tx, clock, ids }, by, { act: "site.changed", subject: name, ...entry });
      }
    });
    await kept.reload();
    await signals.send(db, { about: "settings_changed", ids: names });
  }

  return { file, now: () => now, change, ...kept };
}

/** Those of a server with this file. */
export const openSiteSettingsHere = ({
  config,
  log,
  ...needs
}: Omit<SiteSettingsNeeds, "file" | "usual" | "onFault"> & {
  config: { fixedSettings: Partial<SiteValues>; usualSettings: Partial<SiteValues> };
  log: { warn: (fields: object, message: string) => void };
}): SiteSettings =>
  openSiteSettings({
    ...needs,
    file: config.fixedSettings,
    usual: config.usualSettings,
    onFault: (error) => log.warn({ err: error }, "The site's settings could not be read"),
  });
