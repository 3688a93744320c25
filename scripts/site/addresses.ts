/** Where others find the repository and its site. Neither is written down here: a fork has its own. */
export interface Addresses {
  /** Without a slash at the end: `https://github.com/<owner>/<name>`. */
  readonly repository: string;
  /** With a slash at the end. */
  readonly site: string;
}

/**
 * The addresses as GitHub's runners name the repository, or `undefined` elsewhere. Its site is on GitHub Pages unless
 * KATHA_SITE_URL says otherwise.
 */
export function addressesOf(
  env: Readonly<Record<string, string | undefined>>,
): Addresses | undefined {
  const repository = env["GITHUB_REPOSITORY"];
  if (!repository) return undefined;
  const [owner = "", name = ""] = repository.split("/");
  const pages = `https://${owner.toLowerCase()}.github.io`;
  // A repository of this name is the site of its owner.
  const isOfOwner = `https://${name.toLowerCase()}` === pages;
  const site = env["KATHA_SITE_URL"] || (isOfOwner ? pages : `${pages}/${name}`);
  return {
    repository: `${env["GITHUB_SERVER_URL"] ?? "https://github.com"}/${repository}`,
    site: `${site.replace(/\/+$/, "")}/`,
  };
}
