/** Enter that ends a word in an input method ends the word alone. Safari tells it by the key code. */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
