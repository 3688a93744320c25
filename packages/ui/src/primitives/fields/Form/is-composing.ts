/** Enter that confirms an input method's word must not submit. Safari reports it by key code 229. */
export function isComposing(event: { isComposing: boolean; keyCode: number }): boolean {
  return event.isComposing || event.keyCode === 229;
}
