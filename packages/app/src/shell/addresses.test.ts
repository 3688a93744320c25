import { expect, it } from "vitest";
import { addresses } from "./addresses.ts";

it("gives every size of a stored picture, and one for old browsers", () => {
  const picture = addresses.picture("/media/0123456789abcdef/960.webp", "A lamp");
  expect(picture).toMatchObject({ src: "/media/0123456789abcdef/960.webp", alt: "A lamp" });
  expect(picture?.avif).toContain("/media/0123456789abcdef/320.avif 320w");
  expect(picture?.avif).toContain("/media/0123456789abcdef/1280.avif 1280w");
});

it("gives the one address of a picture that lives elsewhere", () => {
  expect(addresses.picture("https://pictures.example/lamp.png", "A lamp")).toEqual({
    src: "https://pictures.example/lamp.png",
    alt: "A lamp",
  });
});

it.each([null, ""])("gives nothing for %j, so that the story's pattern is shown", (url) => {
  expect(addresses.picture(url, "A lamp")).toBeNull();
});
