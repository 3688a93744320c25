import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Link.guide.ts";
import { Link } from "./Link.tsx";
import { LinkProvider } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";

const meta = preview.meta({
  title: "Primitives/Link",
  component: Link,
  parameters: { guide },
  args: { href: "#amber", children: "the road to Amber" },
});

/** Within a sentence: coloured and underlined, since colour alone tells too few. */
export const InText = meta.story({
  render: (args) => (
    <p>
      Follow <Link {...args} /> until the lamps begin.
    </p>
  ),
});

/** Where the place says enough, such as a title. */
export const Quiet = meta.story({ args: { variant: "quiet" } });

/** In the bar, on the page it leads to. */
export const Navigation = meta.story({
  args: { variant: "nav", children: "Home", "aria-current": "page" },
});

const followed = fn();

function Router({ href, onClick, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        followed(href);
      }}
    >
      {children}
    </a>
  );
}

/** An app gives its router's own anchor; every link below uses it. */
export const ByTheRouter = meta.story({
  render: (args) => (
    <LinkProvider component={Router}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    followed.mockClear();
    await userEvent.click(canvas.getByRole("link", { name: "the road to Amber" }));
    await expect(followed).toHaveBeenCalledWith("#amber");
  },
});
