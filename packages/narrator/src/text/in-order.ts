/**
 * Looks for one pattern behind the other, so that a long text is read once; joined by `.*` in one pattern, each
 * place of the first would be tried with each of the second.
 */
export function inOrder(...sources: readonly string[]): Pick<RegExp, "test"> {
  const patterns = sources.map((source) => new RegExp(source, "gu"));
  return {
    test: (text) => {
      let from = 0;
      return patterns.every((pattern) => {
        pattern.lastIndex = from;
        const isFound = pattern.test(text);
        from = pattern.lastIndex;
        return isFound;
      });
    },
  };
}
