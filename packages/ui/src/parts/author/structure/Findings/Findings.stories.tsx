import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { findings } from "../../../../fixtures/author/story-editor.ts";
import { Findings } from "./Findings.tsx";
import { guide } from "./Findings.guide.ts";

const meta = preview.meta({
  title: "Parts/Author/Findings",
  component: Findings,
  args: { findings },
  parameters: { guide },
});

/** Errors first. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole("listitem").map((line) => line.textContent);
    await expect(lines).toHaveLength(4);
    await expect(lines.at(-1)).toMatch(/^Look/);
    await expect(canvas.getByText("3 to mend")).toBeVisible();
  },
});

/** If there is a map, each finding links to its scene. */
export const Leading = meta.story({
  args: { onOpenScene: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "at attic" }));
    await expect(args.onOpenScene).toHaveBeenCalledWith("attic");
  },
});

/** No problems. */
export const Clean = meta.story({
  args: { findings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Nothing stands in the way");
  },
});

/** Very many: the first sixty, and the number of the others. */
export const Many = meta.story({
  args: {
    findings: Array.from({ length: 75 }, (_, at) => ({
      code: "empty_text",
      severity: "error" as const,
      message: "This scene tells nothing.",
      node: `scene_${at}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(60);
    await expect(canvas.getByText("And 15 more, once these are mended.")).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
