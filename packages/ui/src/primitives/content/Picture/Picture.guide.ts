import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose: "Shows a picture in a frame that has its size before it is there.",
  use: [
    "Covers and scenes, in `wide`, `tall` or `square`, or `fill` for a frame of your own.",
    "`priority` for the one that a page opens on; the others load as they come near.",
  ],
  avoid: [
    { when: "A face, or its letter.", instead: "Avatar" },
    { when: "A sign of one colour.", instead: "Icon" },
  ],
  anatomy: [
    { part: "Frame", is: "The root, a `span` with the ratio." },
    { part: "Image", is: "AVIF, WebP or the plain one, as the browser can." },
    {
      part: "Pattern",
      is: "Drawn from `seed` where there is no picture or it could not be loaded: the same seed, the same pattern.",
    },
  ],
  keyboard: [],
  spoken: ["`alt`, and “image”; with an empty `alt`, nothing."],
  words: [
    {
      rule: "Say what it shows, not that it is a picture.",
      good: "A lamp on a temple step at dusk",
      bad: "Cover image",
      hindi: "साँझ में मंदिर की सीढ़ी पर रखा दीया",
    },
  ],
  otherNames: ["image", "img", "cover", "thumbnail", "responsive image", "चित्र"],
};
