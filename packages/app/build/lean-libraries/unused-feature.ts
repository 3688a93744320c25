/** Something that a library can do and this app does not, so that nothing calls these functions. */
export interface UnusedFeature {
  readonly name: string;
  readonly file: RegExp;
  /** Functions, by name, and assignments, by what they assign to; `Name.prototype` is all its methods. */
  readonly functions: readonly string[];
  /** What the text of a module says when it wants the feature after all. */
  readonly wanted: RegExp;
}

/** An import of one of these names from a package, or a look into the package's namespace. */
export function takes(from: "react" | "react-dom", names: readonly string[]): RegExp {
  const any = `(?:unstable_|experimental_)?(?:${names.join("|")})\\b`;
  const namespace = from === "react" ? "_?[Rr]eact\\d*" : "_?[Rr]eact(?:DOM|Dom)\\d*";
  return new RegExp(
    `import\\b[^;"']*\\{[^}]*\\b${any}[^}]*\\}\\s*from\\s*["']${from}["']|\\b${namespace}\\.${any}`,
  );
}
