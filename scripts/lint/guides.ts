import path from "node:path";

const fromRoot = /^(?:packages|docs|scripts|e2e|bench|\.storybook)\//;
const sourceFile = /^[^./@][^:]*\/.*\.(?:tsx?|mjs|mdx?|sql|po|json|ya?ml)$/;

/**
 * The links of a page and the paths that it has in backticks, where `exists` does not find them. Paths start at the
 * root; of `packages/app/src/pages/<area>` only the part before the placeholder has to exist.
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
