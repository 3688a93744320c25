/**
 * Plays something on an empty page and says what a reader, or the code around, would notice.
 * The clock stands still but for what `pass` lets pass.
 */
export type Scene = (
  place: HTMLElement,
  say: (line: string) => void,
  pass: (ms: number) => Promise<void>,
) => Promise<void>;

export function found(place: HTMLElement, selector: string): HTMLElement {
  const element = place.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector} in ${place.innerHTML}`);
  return element;
}

/** As somebody types: React hears of a value only when it was not set through its own property. */
export function type(field: HTMLElement, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
  own?.set?.call(field, value);
  field.dispatchEvent(
    new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }),
  );
}
