/** Adds to a list in place. Spreading a long list into `push` would overflow the stack. */
export function append<Item>(list: Item[], more: Iterable<Item>): void {
  for (const one of more) list.push(one);
}
