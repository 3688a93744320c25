export interface PickerOption {
  /** Identifies it in `value` and `onValueChange`. */
  value: string;
  /** The text that is shown, and searched first. */
  label: string;
  /** A second line in a muted colour; also searched. */
  note?: string;
}

const normalize = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase();

interface Matches {
  /** Options whose label matches. */
  byLabel: readonly PickerOption[];
  /** Options of which only the note matches. */
  byNote: readonly PickerOption[];
}

/** Options whose label or note contains the text, up to the limit. */
export function matchOptions(
  options: readonly PickerOption[],
  written: string,
  limit: number,
): Matches {
  const sought = normalize(written.trim());
  if (sought === "") return { byLabel: options.slice(0, limit), byNote: [] };
  const named = options.filter(({ label }) => normalize(label).includes(sought)).slice(0, limit);
  const known = new Set(named);
  const noted = options.filter(
    (option) => !known.has(option) && normalize(option.note ?? "").includes(sought),
  );
  return { byLabel: named, byNote: noted.slice(0, limit - named.length) };
}
