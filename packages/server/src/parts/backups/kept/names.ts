export const kinds = ["daily", "pressed"] as const;
export type Kind = (typeof kinds)[number];

export interface BackupName {
  name: string;
  madeAt: Date;
  kind: Kind;
  isSealed: boolean;
}

/** Those from before the first release end in `.sealed`. */
const pattern =
  /^katha-(?<day>\d{4}-\d{2}-\d{2})T(?<hour>\d{2})-(?<minute>\d{2})-(?<second>\d{2})Z-(?<kind>daily|pressed)\.tar\.gz(?<sealed>\.age|\.sealed)?$/;

/** To the second, without what a file's name may not have: `2026-11-29T02-46-13Z`. */
export const momentInName = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

type MomentParts = Readonly<Partial<Record<"day" | "hour" | "minute" | "second", string>>>;

export const momentOfParts = ({ day, hour, minute, second }: MomentParts): Date =>
  new Date(`${day}T${hour}:${minute}:${second}Z`);

/** `katha-2026-11-29T02-46-13Z-daily.tar.gz` */
export function backupName(madeAt: Date, kind: Kind, isSealed: boolean): string {
  return `katha-${momentInName(madeAt)}-${kind}.tar.gz${isSealed ? ".age" : ""}`;
}

/** Undefined for a file that is not ours. */
export function readBackupName(name: string): BackupName | undefined {
  const parts = pattern.exec(name)?.groups;
  if (!parts) return undefined;
  return {
    name,
    madeAt: momentOfParts(parts),
    kind: parts.kind === "daily" ? "daily" : "pressed",
    isSealed: parts.sealed !== undefined,
  };
}
