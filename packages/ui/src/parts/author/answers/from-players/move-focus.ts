/** Before an item is removed, moves the focus to another item of the list, or to its heading. */
export function moveFocusFrom(button: HTMLElement, control = "button"): void {
  const item = button.closest("li");
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  const heading = button.closest("section")?.querySelector<HTMLElement>("[tabindex]");
  (next?.querySelector<HTMLElement>(control) ?? heading)?.focus();
}
