/** More than there are time zones; each calendar takes 32 KB. */
export const zonesRemembered = 600;
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(zone: string): Intl.DateTimeFormat {
  const known = calendars.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  if (calendars.size >= zonesRemembered) calendars.clear();
  calendars.set(zone, made);
  return made;
}

/** The date of the moment in that time zone, as 2026-01-15. */
export function localDay(moment: Date, zone: string): string {
  return calendarOf(zone).format(moment);
}
