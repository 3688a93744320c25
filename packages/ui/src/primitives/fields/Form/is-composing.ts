/**
 * Enter that confirms a word in an input method must not submit. Safari reports it with key code
 * 229.
 */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
