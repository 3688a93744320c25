import { expect, test } from "vitest";
import { namedHostNotes, releaseNotes } from "./notes.ts";

const changelog =
  "# Changelog\n\n## 1.1.0\n\n### What is new\n\n- A shelf ([how](docs/shelf.md)).\n\n## 1.0.0\n\n- The first.\n";
const hostNotes =
  "# Notes\n\n## Next\n\n- Back up before ([how](backups.md#now)). [Elsewhere](https://example.org/a).\n\n## 1.0.0\n\n- New.\n";
const release = {
  changelog,
  hostNotes: namedHostNotes(hostNotes, "1.1.0"),
  repository: "https://git.example/asha/tales",
  image: "registry.example/asha/tales",
};

test("a release says where its image is, what changed and what that means for a host", () => {
  expect(releaseNotes({ ...release, version: "1.1.0" }))
    .toBe(`Image for amd64 and arm64: \`registry.example/asha/tales:1.1.0\`

### What is new

- A shelf ([how](https://git.example/asha/tales/blob/v1.1.0/docs/shelf.md)).

### For whoever hosts it

- Back up before ([how](https://git.example/asha/tales/blob/v1.1.0/docs/guides/backups.md#now)). [Elsewhere](https://example.org/a).`);
});

test("a version that says nothing to hosts has no such part", () => {
  const text = releaseNotes({ ...release, hostNotes, version: "1.1.0" });
  expect(text).toContain("A shelf");
  expect(text).not.toContain("hosts it");
});

test("a version that the changelog has not is refused", () => {
  expect(() => releaseNotes({ ...release, version: "2.0.0" })).toThrow("2.0.0");
});
