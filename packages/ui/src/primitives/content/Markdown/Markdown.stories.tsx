import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Markdown.guide.ts";
import { Markdown } from "./Markdown.tsx";

const meta = preview.meta({
  title: "Primitives/Markdown",
  component: Markdown,
  parameters: { guide },
});

/** Emphasis, lists, quotes and links, set as in a book. */
export const Prose = meta.story({
  args: {
    children:
      "## The first night\n\nThe lamp *must not* go out. **Three** things will try:\n\n- the wind,\n- the minister,\n- you.\n\n> Ask who lit it the night the old king died.\n\nThe rest is in [the queen's letter](/letter) and on [a far road](https://example.org/road).",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "the queen's letter" })).toHaveAttribute(
      "href",
      "/letter",
    );
    // Tells search engines to ignore the author's links, and the linked page gets no access to this
    // one.
    for (const link of canvas.getAllByRole("link"))
      await expect(link).toHaveAttribute("rel", "ugc nofollow noopener");
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
});

/** Links that could run a script are removed, HTML is shown as text, and external images are not loaded; words stay. */
export const Unsafe = meta.story({
  args: {
    children: [
      "[a spell](javascript:alert(1)) [a scroll](data:text/html,x) [a spell again](JaVaScRiPt:alert(1))",
      'Before <img src="x" onerror="alert(1)"> and <script>alert(1)</script> after.',
      "![A lamp in a window](https://example.org/lamp.png)",
    ].join("\n\n"),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
    await expect(canvas.getByText(/a scroll/)).toBeVisible();
    await expect(canvasElement.querySelector("script, img")).toBeNull();
    await expect(canvas.getByText(/Before/)).toHaveTextContent("<script>alert(1)</script>");
    await expect(canvas.getByText("A lamp in a window")).toBeVisible();
  },
});

/** Text that would take too long to parse, such as lists nested twenty deep, is shown as typed. */
export const BeyondLimits = meta.story({
  args: {
    children: `The ferryman is owed:\n\n${"+ ".repeat(20)}salt\n\nThe far shore is *not* paid for.`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).not.toBeInTheDocument();
    await expect(canvas.getByText(/is \*not\* paid for/)).toBeVisible();
  },
});

/** In Hindi, with its own typeface and more line height. */
export const Hindi = meta.story({
  render: () => (
    <div lang="hi">
      <Markdown>
        {"गीतों को वे **तीन** लोग याद हैं जो अयोध्या से चले थे।\n\nचौथे को वे भूल गए, जो बर्तन उठाए चल रहा था।"}
      </Markdown>
    </div>
  ),
});

/** In Urdu: from right to left, in Nastaliq. */
export const Urdu = meta.story({
  render: () => (
    <div lang="ur" dir="rtl">
      <Markdown>{"قلعے کے سب سے اونچے طاق میں ایک چراغ جلتا ہے۔\n\n- ہوا\n- وزیر\n- تم"}</Markdown>
    </div>
  ),
});
