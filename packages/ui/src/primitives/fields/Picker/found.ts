export interface PickerOption {
  value: string;
  label: string;
  /** A second line, softer; it is searched too. */
  note?: string;
}

const folded = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();

interface Found {
  /** Those whose name holds what was written. */
  named: readonly PickerOption[];
  /** Those of which only the note does. */
  noted: readonly PickerOption[];
}

/** What was written, in names and notes; the first so many. */
export function foundIn(options: readonly PickerOption[], written: string, limit: number): Found {
  const sought = folded(written.trim());
  if (sought === "") return { named: options.slice(0, limit), noted: [] };
  const named = options.filter(({ label }) => folded(label).includes(sought)).slice(0, limit);
  const known = new Set(named);
  const noted = options.filter(
    (option) => !known.has(option) && folded(option.note ?? "").includes(sought),
  );
  return { named, noted: noted.slice(0, limit - named.length) };
}
