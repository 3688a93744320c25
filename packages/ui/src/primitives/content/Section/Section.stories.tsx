import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Section.guide.ts";
import { Section } from "./Section.tsx";
import { sectionSizes } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Section",
  component: Section,
  parameters: { guide },
  args: {
    title: "Endings",
    children: <p>Three endings, one of them found by half of all plays.</p>,
  },
});

/** Screen readers announce it as a region named by its heading. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Endings" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 2, name: "Endings" })).toBeVisible();
  },
});

/** With a description under the title. */
export const Described = meta.story({
  args: { size: "large", description: "Where plays came to an end, and how many of them did." },
});

/** Every heading size. */
export const Sizes = meta.story({
  render: (args) => (
    <>
      {sectionSizes.map((size) => (
        <Section key={size} {...args} size={size} title={size} />
      ))}
    </>
  ),
});

/** From right to left. */
export const Urdu = meta.story({
  args: { title: "اختتام", description: "کھیل کہاں ختم ہوئے۔" },
  globals: { direction: "rtl" },
});
