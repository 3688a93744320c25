import { expect, test, vi } from "vitest";
import { localDay, zonesRemembered } from "./local-day.ts";

const moment = new Date("2026-03-01T18:30:00.000Z");
/** Zone names are valid in any letter case, and accounts may still hold unusual spellings. */
const spellings = Intl.supportedValuesOf("timeZone").flatMap((zone) => [
  zone.toUpperCase(),
  zone.toLowerCase(),
]);

test("a day is that of the time zone, however many zones were asked for before", () => {
  expect(spellings.length).toBeGreaterThan(zonesRemembered);
  for (const zone of spellings) localDay(moment, zone);
  expect(localDay(moment, "Asia/Kolkata")).toBe("2026-03-02");
  expect(localDay(moment, "asia/kolkata")).toBe("2026-03-02");
  expect(localDay(moment, "America/New_York")).toBe("2026-03-01");
});

test("zones are remembered, but not all of them for good", () => {
  const calendars = vi.spyOn(Intl, "DateTimeFormat");
  localDay(moment, "Asia/Kolkata");
  calendars.mockClear();
  localDay(moment, "Asia/Kolkata");
  expect(calendars).not.toHaveBeenCalled();
  for (const zone of spellings) localDay(moment, zone);
  calendars.mockClear();
  localDay(moment, "Asia/Kolkata");
  expect(calendars).toHaveBeenCalledOnce();
  calendars.mockRestore();
});
