import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { guide } from "./Card.guide.ts";
import { Card } from "./Card.tsx";
import { cardSizes, cardTones } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Card",
  component: Card,
  parameters: { guide, chromatic: { disableSnapshot: true } },
  args: {
    title: "Seven nights",
    description: "Come back on seven nights, and the lamp burns without oil.",
    children: <p>Three of seven.</p>,
  },
});

/** A title, a sentence, and what belongs to it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 3, name: "Seven nights" })).toBeVisible();
  },
});

/** Every tone. */
export const Tones = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {cardTones.map((tone) => (
        <Card key={tone} {...args} tone={tone} title={tone} />
      ))}
    </div>
  ),
});

/** Every size. */
export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      {cardSizes.map((size) => (
        <Card key={size} {...args} size={size} title={size} />
      ))}
    </div>
  ),
});

const onShare = fn();

/** The whole card leads somewhere; its button is pressed by itself. */
export const Linked = meta.story({
  args: { href: "#seven", actions: <Button onClick={onShare}>Share</Button> },
  play: async ({ canvas, canvasElement }) => {
    onShare.mockClear();
    const link = canvas.getByRole("link", { name: "Seven nights" });
    const middle = canvas.getByText("Three of seven.").getBoundingClientRect();
    const pressed = document.elementFromPoint(middle.left + 4, middle.top + middle.height / 2);
    await expect(pressed).toBe(link);
    await userEvent.click(canvas.getByRole("button", { name: "Share" }));
    await expect(onShare).toHaveBeenCalledOnce();
    await expect(canvasElement.querySelectorAll("a")).toHaveLength(1);
  },
});

/** Cards of a list are counted. */
export const InAList = meta.story({
  args: { as: "li" },
  render: (args) => (
    <ul style={{ display: "grid", gap: 16, padding: 0, listStyle: "none" }}>
      <Card {...args} />
      <Card {...args} title="A hundred choices" tone="outline" />
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(2);
  },
});

/** A section of a page: a region with the name of its heading. */
export const AsSection = meta.story({
  args: { as: "section", heading: "h2" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Seven nights" })).toBeVisible();
  },
});

/** Only content. */
export const Plain = meta.story({ args: { title: undefined, description: undefined } });

/** A word that is longer than the card. */
export const LongText = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverordnung" },
  globals: { viewport: { value: "phone" } },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { title: "सात रातें", description: "सात रात लौटकर आइए।", children: <p>सात में से तीन।</p> },
  globals: { locale: "hi" },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: {
    title: "سات راتیں",
    description: "سات رات لوٹ کر آئیے۔",
    children: <p>سات میں سے تین۔</p>,
  },
  globals: { direction: "rtl" },
});
