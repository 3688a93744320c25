/** A warning for developers who use our components, in development only. */
export function tellDeveloper(words: string): void {
  console.warn(`@katha/ui: ${words}`);
}
