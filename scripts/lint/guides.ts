import path from "node:path";

const fromRoot = /^(?:packages|docs|scripts|e2e|bench|\.storybook)\//;
const sourceFile = /^[^./@][^:]*\/.*\.(?:tsx?|mjs|mdx?|sql|po|json|ya?ml)$/;

/**
 * The links of a page and its paths in backticks that `exists` does not find. Paths start at the root; of
 * `packages/app/src/pages/<area>` only the part before the placeholder has to exist.
 */
export function missingPaths(
  page: string,
  markdown: string,
  exists: (file: string) => boolean,
): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```/gm, "");
  const named = [...prose.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = ""]) => code.split(/\s+/))
    .filter((word) => fromRoot.test(word) || sourceFile.test(word))
    .map((word) => word.replace(/[^/]*[<*].*/, ""));
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => path.posix.join(path.posix.dirname(page), target));
  return [...named, ...linked].filter((file) => !exists(file));
}

/**
 * The relative imports of a page's examples that `exists` does not find. An example stands beside the component that
 * it imports first from its own folder; one that imports nothing so is not looked at.
 */
export function missingImports(
  markdown: string,
  folderOf: (file: string) => string | undefined,
  exists: (file: string) => boolean,
): string[] {
  const examples = [...markdown.matchAll(/^```tsx?\n([\s\S]*?)^```/gm)].map(
    ([, code = ""]) => code,
  );
  return examples.flatMap((code) => {
    const imports = [...code.matchAll(/ from "(\.[^"]+)"/g)].map(([, target = ""]) => target);
    const own = imports.find((target) => target.startsWith("./"));
    if (own === undefined) return [];
    const folder = folderOf(own.slice(2)) ?? "";
    return imports.filter((target) => !exists(path.posix.join(folder, target)));
  });
}
