/** The reader's local day at a moment, as a date field's value. */
export function asDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Whether an end date is past; null, for no end, never is. */
export function isPast(moment: string | null): boolean {
  return moment !== null && Date.parse(moment) <= Date.now();
}

/** The end of a day in the reader's time zone. */
export function endOfDay(day: string): string {
  return new Date(`${day}T23:59:59`).toISOString();
}
