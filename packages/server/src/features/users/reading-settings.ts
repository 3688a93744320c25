import type { KeptReadingSettings, ReadingSettings } from "@katha/api/contract";
import type { Db } from "../../db/open.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { ownAccount, updateUser } from "./service.ts";

export async function readingSettingsOf(db: Db, { id }: Viewer): Promise<KeptReadingSettings> {
  return { settings: (await ownAccount(db, id)).reading_settings };
}

export async function keepReadingSettings(
  db: Db,
  viewer: Viewer,
  settings: ReadingSettings,
): Promise<KeptReadingSettings> {
  await updateUser(db, viewer.id, { reading_settings: JSON.stringify(settings) });
  return readingSettingsOf(db, viewer);
}
