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
  /** A version, or what is not released yet. */
  readonly name: string;
  readonly entries: readonly string[];
}

/** What a changeset says of the library: its text without the list of packages above it. */
function entryOf(note: string): string | undefined {
  const [, packages = "", text = ""] = note.split(/^---$/m);
  return packages.includes("@katha/ui") ? text.trim() : undefined;
}

const waiting = Object.values(notes)
  .map(entryOf)
  .filter((entry) => entry !== undefined);

/** A version's part of the changelog, up to the next one. */
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
