import type { Bodies, SiteSettings } from "@katha/api/shapes";

/** What a form of settings changes. Null: as usual. */
export type SiteChange = Bodies["changeSiteSettings"];
export type SettingName = keyof SiteChange;

/** Why a change was refused: at its fields, or in a sentence. */
export interface SettingRefusal {
  message?: string | undefined;
  fields?: Readonly<Partial<Record<SettingName, string>>> | undefined;
}

/** Saves settings; resolves to why it was refused. */
export type SaveSettings = (change: SiteChange) => Promise<SettingRefusal | undefined>;

export interface SettingsSectionProps {
  /** What is decided now. */
  settings: SiteSettings;
  onSave: SaveSettings;
}

const apiNameOf = (name: SettingName) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The variable of the server's file that says a setting. Undefined for what is decided on the page. */
export function fixedBy({ fromFile }: Pick<SiteSettings, "fromFile">, name: SettingName) {
  return fromFile.find((fixed) => fixed.name === apiNameOf(name))?.variable;
}
