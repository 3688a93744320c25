import { expect, test } from "vitest";
import { socialLinksIn, socialText } from "./social-lines.ts";

test("each line is a link with its name", () => {
  const text = "Mastodon https://social.example/@katha\nMoving Pictures https://video.example/k";
  const links = socialLinksIn(`\n  ${text}  \n\n`);
  expect(links).toEqual([
    { label: "Mastodon", href: "https://social.example/@katha" },
    { label: "Moving Pictures", href: "https://video.example/k" },
  ]);
  expect(socialText(links ?? [])).toBe(text);
  expect(socialLinksIn("")).toEqual([]);
});

test.each(["https://social.example/@k", "A http://a.example", "A https://", "Mastodon"])(
  "%j is none",
  (line) => {
    expect(socialLinksIn(`B https://b.example\n${line}`)).toBeUndefined();
  },
);
