/** What a field of the wire is called on the client's side: `display_name` is `displayName`. */
export function shapeName(wireName: string): string {
  return wireName.replaceAll(/_+([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

export function wireName(shapeName: string): string {
  return shapeName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
