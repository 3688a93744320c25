import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Link.guide.ts";
import { Link } from "./Link.tsx";

const meta = preview.meta({
  title: "Primitives/Link",
  component: Link,
  parameters: { guide },
  args: { href: "#amber", children: "the road to Amber" },
});

/** Within a sentence: coloured, and underlined for readers who cannot tell by the colour. */
export const InText = meta.story({
  render: (args) => (
    <p>
      Follow <Link {...args} /> until the lamps begin.
    </p>
  ),
});

/** Where the context already shows that it is a link, such as a title. */
export const Quiet = meta.story({ args: { variant: "quiet" } });

/** In the navigation bar, on the page that it leads to. */
export const Navigation = meta.story({
  args: { variant: "nav", children: "Home", "aria-current": "page" },
});
