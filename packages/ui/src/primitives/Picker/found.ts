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

/** Those whose name holds what was written, then those whose note does; the first so many. */
export function foundIn(
  options: readonly PickerOption[],
  written: string,
  limit: number,
): readonly PickerOption[] {
  const sought = folded(written.trim());
  if (sought === "") return options.slice(0, limit);
  const named = options.filter(({ label }) => folded(label).includes(sought));
  if (named.length >= limit) return named.slice(0, limit);
  const known = new Set(named);
  const noted = options.filter(
    (option) => !known.has(option) && folded(option.note ?? "").includes(sought),
  );
  return [...named, ...noted].slice(0, limit);
}
