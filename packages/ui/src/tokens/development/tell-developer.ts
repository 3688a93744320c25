/** For whoever builds a page with our components, in development alone. */
export function tellDeveloper(words: string): void {
  console.warn(`@katha/ui: ${words}`);
}
