const [open, close] = ["<!--", "-->"];

/** A text without its HTML comments; one that never ends stays. */
export function withoutHtmlComments(text: string): string {
  let kept = "";
  let from = 0;
  for (let at = text.indexOf(open); at !== -1; at = text.indexOf(open, from)) {
    const end = text.indexOf(close, at + open.length);
    if (end === -1) break;
    kept += text.slice(from, at);
    from = end + close.length;
  }
  return kept + text.slice(from);
}
