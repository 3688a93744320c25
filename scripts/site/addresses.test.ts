import { expect, test } from "vitest";
import { addressesOf } from "./addresses.ts";

test("nothing is known where nobody has said the repository's name", () => {
  expect(addressesOf({})).toBeUndefined();
  expect(addressesOf({ KATHA_SITE_URL: "https://ui.example" })).toBeUndefined();
});

test.each([
  [
    "the site is on GitHub Pages",
    { GITHUB_REPOSITORY: "Asha/tales" },
    "https://asha.github.io/tales/",
  ],
  [
    "a repository with its owner's address is at its root",
    { GITHUB_REPOSITORY: "asha/asha.github.io" },
    "https://asha.github.io/",
  ],
  [
    "a host of one's own",
    { GITHUB_REPOSITORY: "asha/tales", KATHA_SITE_URL: "https://ui.example/docs" },
    "https://ui.example/docs/",
  ],
])("%s", (_, env, site) => {
  const repository = `https://github.com/${env.GITHUB_REPOSITORY}`;
  expect(addressesOf(env)).toEqual({ repository, site });
});

test("another server of GitHub's software", () => {
  const env = { GITHUB_REPOSITORY: "a/b", GITHUB_SERVER_URL: "https://git.example" };
  expect(addressesOf(env)?.repository).toBe("https://git.example/a/b");
});
