import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./LegalPage.guide.ts";
import { LegalPage } from "./LegalPage.tsx";

const meta = preview.meta({
  title: "Parts/Legal/LegalPage",
  component: LegalPage,
  args: {
    text: {
      name: "terms" as const,
      sections: [
        { id: "one", title: "The first thing", body: ["A paragraph."] },
        { id: "two", title: "The second thing", body: ["You agree:", ["to this;", "to that."]] },
      ],
    },
  },
  parameters: { guide, layout: "fullscreen" },
});

/** A table of contents, and the sections that it links to. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole<HTMLAnchorElement>("link", { name: "The second thing" });
    const heading = canvas.getByRole("heading", { name: "The second thing" });
    await expect(document.querySelector<HTMLElement>(link.hash)).toContainElement(heading);
    await expect(canvas.getAllByRole("listitem").length).toBeGreaterThan(4);
  },
});

/** From right to left the layout is mirrored; the English text is not. */
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  play: async ({ canvas }) => {
    const text = canvas.getByRole("region", { name: "The first thing" });
    await expect(getComputedStyle(text).direction).toBe("ltr");
  },
});
