import { compare } from "../packages/entries.ts";

/** A changeset as `changeset status` reports it. */
export interface Changeset {
  readonly summary: string;
  readonly releases: readonly { readonly name: string; readonly type: string }[];
}

/** The kind of version bump says what a change means for users. */
const groups = [
  { type: "minor", title: "What is new" },
  { type: "major", title: "What changed, and what to do" },
  { type: "patch", title: "What was mended" },
] as const;

const sizes = ["patch", "minor", "major"];

/** One version's part of CHANGELOG.md. */
export function versionPart(version: string, changesets: readonly Changeset[]): string {
  const parts = groups.flatMap(({ type, title }) => {
    const lines = changesets.filter(({ releases }) => largest(releases) === type).map(lineOf);
    return lines.length > 0 ? [`### ${title}`, lines.join("\n")] : [];
  });
  return [`## ${version}`, ...parts].join("\n\n");
}

/** Adds a version at the top. A full version includes its release candidates, so these are removed. */
export function withVersion(changelog: string, version: string, part: string): string {
  const [preface = "", ...others] = changelog.trim().split(/\n+(?=## )/);
  const kept = others.filter((other) => !other.startsWith(`## ${version}-`));
  return `${[preface, part, ...kept].join("\n\n")}\n`;
}

function largest(releases: Changeset["releases"]): string | undefined {
  return releases
    .map(({ type }) => type)
    .toSorted((one, other) => sizes.indexOf(other) - sizes.indexOf(one))[0];
}

function lineOf({ summary, releases }: Changeset): string {
  const packages = releases.map(({ name }) => `\`${name}\``).toSorted(compare);
  const [first = "", ...more] = summary.trim().split("\n");
  const rest = more.map((line) => (line === "" ? "" : `  ${line}`));
  return [`- ${packages.join(", ")}: ${first}`, ...rest].join("\n");
}
