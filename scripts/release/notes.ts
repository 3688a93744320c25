import path from "node:path";

export const hostNotesFile = "docs/guides/release-notes.md";

interface ReleaseNotes {
  readonly version: string;
  readonly changelog: string;
  /** The page for whoever hosts Katha. */
  readonly hostNotes: string;
  /** Where the repository is: `https://github.com/<owner>/<name>`. */
  readonly repository: string;
  readonly image: string;
}

/** What has gathered under "Next" becomes the version's. */
export const namedHostNotes = (hostNotes: string, version: string): string =>
  hostNotes.replace(/^## Next$/m, `## ${version}`);

/** The text of a release: where its image is, what changed, and what that means for a host. */
export function releaseNotes(release: ReleaseNotes): string {
  const { version, changelog, hostNotes, repository, image } = release;
  const what = partOf(changelog, version);
  if (what === undefined) throw new Error(`CHANGELOG.md has no version ${version}.`);
  const forHosts = partOf(hostNotes, version);
  const tree = `${repository}/blob/v${version}`;
  return [
    `Image for amd64 and arm64: \`${image}:${version}\``,
    withWholeLinks(what, "", tree),
    ...(forHosts === undefined
      ? []
      : [
          "### For whoever hosts it",
          withWholeLinks(forHosts, path.posix.dirname(hostNotesFile), tree),
        ]),
  ].join("\n\n");
}

/** One version's part of a page, without its heading. */
function partOf(page: string, version: string): string | undefined {
  const start = `## ${version}\n`;
  const part = page.split(/^(?=## )/m).find((each) => each.startsWith(start));
  return part?.slice(start.length).trim();
}

const link = /\]\((?![a-z]+:|#)([^)\s]+)\)/g;

/** A release is no page of the repository: links from file to file would lead nowhere. */
const withWholeLinks = (text: string, folder: string, tree: string): string =>
  text.replaceAll(
    link,
    (_, target: string) => `](${tree}/${path.posix.normalize(path.posix.join(folder, target))})`,
  );
