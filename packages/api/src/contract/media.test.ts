import { describe, expect, test } from "vitest";
import { mediaBackdrop, mediaSources, mediaUrl } from "./media.ts";

const hash = "0123456789abcdef0123456789abcdef";

describe("the sources of a picture", () => {
  test("that Katha stores are every width in every format, best first", () => {
    expect(mediaSources(mediaUrl(hash, 960, "webp"))).toEqual({
      src: `/media/${hash}/960.webp`,
      sources: ["avif", "webp"].map((format) => ({
        type: `image/${format}`,
        srcset: [320, 640, 960, 1280]
          .map((width) => `/media/${hash}/${width}.${format} ${width}w`)
          .join(", "),
      })),
    });
  });

  test("keep the server that they came from, and may be upright", () => {
    const tall = mediaSources(`https://katha.example/media/${hash}/960.webp`, "tall");
    expect(tall?.src).toBe(`https://katha.example/media/${hash}/tall-960.webp`);
    expect(tall?.sources[0]?.srcset).toContain("/tall-320.avif 320w");
  });

  test.each([
    null,
    undefined,
    "",
    "https://elsewhere.example/cover.jpg",
    `/media/${hash}/960.png`,
    `/media/../${hash}/960.webp`,
    `javascript:/media/${hash}/960.webp`,
    `/media/${hash}/960.webp?x=1`,
  ])("of %j there are none", (url) => {
    expect(mediaSources(url)).toBeNull();
  });
});

test("the blurred picture lies beside the others; a picture elsewhere has none", () => {
  const ours = `https://katha.example${mediaUrl(hash, 960, "webp")}`;
  expect(mediaBackdrop(ours)).toBe(`https://katha.example/media/${hash}/backdrop.webp`);
  expect(mediaBackdrop("https://elsewhere.example/cover.jpg")).toBeNull();
  expect(mediaBackdrop(null)).toBeNull();
});
