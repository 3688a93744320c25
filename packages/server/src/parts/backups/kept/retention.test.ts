import { expect, test } from "vitest";
import { backupName, type BackupName, readBackupName } from "./names.ts";
import { superseded } from "./retention.ts";

const DAY_MS = 86_400_000;
const start = Date.parse("2026-03-02T03:00:00Z");

function backup(day: number, kind: "daily" | "pressed" = "daily", hour = 0): BackupName {
  const read = readBackupName(
    backupName(new Date(start + day * DAY_MS + hour * 3_600_000), kind, false),
  );
  if (!read) throw new Error("Its name cannot be read.");
  return read;
}

test("after two months of days, the last seven and one of each of four weeks are left", () => {
  let kept: BackupName[] = [];
  for (let day = 0; day < 60; day += 1) {
    kept.push(backup(day));
    const gone = new Set(superseded(kept));
    kept = kept.filter((each) => !gone.has(each));
  }
  const days = kept.map(({ madeAt }) => (madeAt.getTime() - start) / DAY_MS);
  // Day 0 is a Monday: 41, 48 and 55 are Sundays.
  expect(days).toEqual([41, 48, 53, 54, 55, 56, 57, 58, 59]);
});

test("of one day the newest is kept, and backups by press do not push daily ones out", () => {
  const daily = [backup(1), backup(1, "daily", 5), backup(2)];
  const pressed = Array.from({ length: 9 }, (_, hour) => backup(3, "pressed", hour));
  expect(superseded([...daily, ...pressed]).map(({ name }) => name)).toEqual([
    ...[1, 0].map((hour) => pressed[hour]?.name),
    daily[0]?.name,
  ]);
});

test("a server that was off for a year keeps what it has", () => {
  expect(superseded([backup(0), backup(1), backup(2)])).toEqual([]);
});

test("files of other names are not ours", () => {
  expect(readBackupName("holiday.tar.gz")).toBeUndefined();
  expect(readBackupName("../katha-2026-11-29T02-46-13Z-daily.tar.gz")).toBeUndefined();
});
