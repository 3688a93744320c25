import type { Guide } from "../../../../../../.storybook/docs/guide.ts";

export const guide: Guide = {
  purpose:
    "Hands every link of the library to your router, so that pages change without being loaded.",
  use: [
    "Once, around your app: React Router's, Next's or your own link component.",
    "Around a part of a page whose links another router follows.",
  ],
  avoid: [
    {
      when: "Your pages load in full: without it each link is a plain anchor and works.",
      instead: "Link",
    },
  ],
  anatomy: [
    { part: "Context", is: "No element of its own: only your children are rendered." },
    {
      part: "component",
      is: "Your link: it takes `href`, `className`, `ref` and the rest of an anchor's props.",
    },
  ],
  keyboard: [],
  spoken: ["Nothing: what is heard is up to the links in it."],
  words: [],
  otherNames: ["router adapter", "link component", "router provider", "next/link", "react-router"],
};
