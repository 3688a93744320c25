import { expect, test } from "vitest";
import { versionPart, withVersion } from "./changelog.ts";

const change = (summary: string, ...releases: [name: string, type: string][]) => ({
  summary,
  releases: releases.map(([name, type]) => ({ name, type })),
});

test("changes are grouped by what they mean for users, each with its packages", () => {
  const part = versionPart("2.0.0", [
    change("A press is kept.", ["@katha/ui", "patch"]),
    change("`a` is `b`:\nrename it.", ["@katha/ui", "major"], ["@katha/api", "minor"]),
    change("Cards.", ["@katha/ui", "minor"]),
  ]);
  expect(part).toBe(`## 2.0.0

### What is new

- \`@katha/ui\`: Cards.

### What changed, and what to do

- \`@katha/api\`, \`@katha/ui\`: \`a\` is \`b\`:
  rename it.

### What was mended

- \`@katha/ui\`: A press is kept.`);
});

test("the newest version comes first", () => {
  const changelog = "# Changelog\n\nFor users.\n\n## 1.0.0\n\n- One\n";
  expect(withVersion(changelog, "1.1.0", "## 1.1.0\n\n- Two")).toBe(
    "# Changelog\n\nFor users.\n\n## 1.1.0\n\n- Two\n\n## 1.0.0\n\n- One\n",
  );
});

test("a full version replaces its release candidates, and no others", () => {
  const changelog =
    "# Changelog\n\n## 2.0.0-rc.1\n\n- B\n\n## 2.0.0-rc.0\n\n- A\n\n## 1.0.0-rc.0\n";
  expect(withVersion(changelog, "2.0.0", "## 2.0.0\n\n- A\n- B")).toBe(
    "# Changelog\n\n## 2.0.0\n\n- A\n- B\n\n## 1.0.0-rc.0\n",
  );
});
