import path from "node:path";
import type { Addresses } from "../site/addresses.ts";
import { onSite } from "../site/places.ts";

interface Surroundings {
  /** The package's folder from the root: "packages/ui". */
  readonly packageFolder: string;
  /** The files that are published beside the README. */
  readonly published: ReadonlySet<string>;
  /** The pages of the site. */
  readonly pages: ReadonlySet<string>;
  readonly addresses: Addresses | undefined;
}

const link = /(?<!!)\[([^\]]*)\]\((?![a-z]+:|#)([^)#\s]*)(#[^)\s]*)?\)/g;

/**
 * The README as it is published: links that lead out of the package become addresses of the site, or of the repository
 * for what the site has not. Where nobody has said what those are, their words stay without a link.
 */
export function publishedReadme(
  text: string,
  { packageFolder, published, pages, addresses }: Surroundings,
): string {
  return text.replaceAll(link, (whole, words: string, target: string, anchor = "") => {
    if (published.has(target)) return whole;
    if (!addresses) return words;
    const file = path.posix.join(packageFolder, target);
    const place = onSite(file, pages);
    const address =
      place === undefined
        ? `${addresses.repository}/blob/HEAD/${file}`
        : addresses.site + place.replace(/(^|\/)index\.html$/, "$1");
    return `[${words}](${address}${anchor})`;
  });
}
