const logs = import.meta.glob<string>("../../CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const notes = import.meta.glob<string>("../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

export interface Changes {
  /** A version, or the heading for unreleased changes. */
  readonly name: string;
  readonly entries: readonly string[];
}

/** The text of a changeset for this library, without the list of packages above it. */
function entryOf(note: string): string | undefined {
  const [, packages = "", text = ""] = note.split(/^---$/m);
  return packages.includes("@katha/ui") ? text.trim() : undefined;
}

const waiting = Object.values(notes)
  .map(entryOf)
  .filter((entry) => entry !== undefined);

/** The changelog, split by version. */
const releases = Object.values(logs)
  .flatMap((log) => log.split(/^## /m).slice(1))
  .map((part): Changes => {
    const [name = "", ...lines] = part.split("\n");
    return { name: name.trim(), entries: [lines.join("\n").trim()] };
  });

/** The newest first. */
export const changes: readonly Changes[] = [
  ...(waiting.length > 0 ? [{ name: "Not released yet", entries: waiting }] : []),
  ...releases,
];
