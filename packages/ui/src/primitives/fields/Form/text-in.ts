/** What was written in a field of a form that is sent. */
export function textIn(sent: FormData, name: string): string {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}
