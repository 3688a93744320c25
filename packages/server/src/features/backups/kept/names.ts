export const kinds = ["daily", "pressed"] as const;
export type Kind = (typeof kinds)[number];

export interface BackupName {
  name: string;
  madeAt: Date;
  kind: Kind;
  isSealed: boolean;
}

const pattern =
  /^katha-(?<day>\d{4}-\d{2}-\d{2})T(?<hour>\d{2})-(?<minute>\d{2})-(?<second>\d{2})Z-(?<kind>daily|pressed)\.tar\.gz(?<sealed>\.sealed)?$/;

/** `katha-2026-11-29T02-46-13Z-daily.tar.gz` */
export function backupName(madeAt: Date, kind: Kind, isSealed: boolean): string {
  const moment = madeAt.toISOString().slice(0, 19).replaceAll(":", "-");
  return `katha-${moment}Z-${kind}.tar.gz${isSealed ? ".sealed" : ""}`;
}

/** Undefined for a file that is not ours. */
export function readBackupName(name: string): BackupName | undefined {
  const parts = pattern.exec(name)?.groups;
  if (!parts) return undefined;
  const { day, hour, minute, second, sealed } = parts;
  return {
    name,
    madeAt: new Date(`${day}T${hour}:${minute}:${second}Z`),
    kind: parts.kind === "daily" ? "daily" : "pressed",
    isSealed: sealed !== undefined,
  };
}
