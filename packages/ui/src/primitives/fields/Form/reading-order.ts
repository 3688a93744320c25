/** Those of the ids whose controls belong to the form and can be filled in, as they are read. */
export function idsInOrder(form: HTMLFormElement | null, ids: readonly string[]): string[] {
  const controls = ids.flatMap((id) => document.getElementById(id) ?? []);
  // A dialog inside the form stands elsewhere on the page.
  return controls
    .filter((control) => form?.contains(control) && !control.matches(":disabled"))
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map(({ id }) => id);
}
