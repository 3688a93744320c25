import { basename } from "node:path";
import { siteSettingForms } from "@katha/api/contract";
import { commentedJsonFault, nearestWord, parseCommentedJson } from "@katha/narrator";
import { z } from "zod";
import type { SiteValues } from "../features/site-settings/index.ts";
import { StartupError } from "../lib/startup-error.ts";
import { textOfFile } from "./text-of-file.ts";

/** All that /admin/settings decides but the mail server, whose address is a secret and its sender beside it. */
const settingsFile = z
  .strictObject(siteSettingForms)
  .omit({ smtp_url: true, mail_from: true })
  .partial();

const names = Object.keys(settingsFile.shape);

/** What KATHA_SETTINGS says, in a file or by itself. */
export function readSiteSettings(
  given: string | undefined,
  fromRoot: (path: string) => string,
): Partial<SiteValues> {
  if (given === undefined) return {};
  if (given.trimStart().startsWith("{")) return parsed(given, "KATHA_SETTINGS");
  const file = fromRoot(given);
  return parsed(textOfFile("KATHA_SETTINGS", file, "settings.example.jsonc"), basename(file));
}

function parsed(text: string, name: string): Partial<SiteValues> {
  let json: unknown;
  try {
    json = parseCommentedJson(text);
  } catch (error) {
    throw new StartupError(commentedJsonFault(name, text, error));
  }
  const read = settingsFile.safeParse(json);
  if (read.success) return Object.fromEntries(Object.entries(read.data));
  const faults = read.error.issues.map((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map(unknownSetting).join("; ")
      : `${issue.path.join(".") || "the file"}: ${issue.message}`,
  );
  throw new StartupError(`${name}: ${faults.join("; ")}`);
}

function unknownSetting(name: string): string {
  const near = nearestWord(name, names);
  return `${name} is not a setting of the site.${near === undefined ? "" : ` Did you mean ${near}?`}`;
}
