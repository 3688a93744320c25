import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { manyChanges, storyChanges } from "../../../../fixtures/admin/review.ts";
import { StoryChanges } from "./StoryChanges.tsx";

const meta = preview.meta({
  title: "Parts/Author/StoryChanges",
  component: StoryChanges,
  args: { changes: storyChanges, language: "en" },
});

/**
 * A summary, and then both versions side by side with the differences marked. Rules are shown in
 * words; the words that differ are marked, and a scene's other rules are left out.
 */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 scene changed")).toBeVisible();
    await expect(canvas.getByText("The story begins at landing now.")).toBeVisible();
    await expect(canvas.getByText("his", { selector: "del" })).toBeVisible();
    await expect(canvas.getByText("Mood: calm")).toBeVisible();
    await expect(canvas.getByText("Mood: uneasy")).toBeVisible();
    await expect(canvas.queryByText("Place: the landing")).toBeNull();
    await expect(canvas.getByText(/^What the story remembers of it:/)).toHaveTextContent(
      "You let the night go by.",
    );
    await expect(canvas.getByText(/^Told later:/)).toHaveTextContent(
      "has not forgotten who waited",
    );
    await expect(
      canvas.getByText("Who began before keeps this scene; who begins anew does not come to it."),
    ).toBeVisible();
    const [landing] = canvas.getAllByRole("article", { name: /^landing/ });
    await expect(landing).toHaveTextContent(
      /Before.*Locked unless you carry a copper coin and Debt is at most 2\..*Now.*Locked unless you carry a copper coin and Debt is at most 3\./,
    );
    await expect(canvas.getByText("2.", { selector: "del" })).toBeVisible();
    await expect(canvas.getByText("3.", { selector: "ins" })).toBeVisible();
    await expect(
      canvas.getByText("It is a hard check of Debt; a failure leads to dawn.", { selector: "ins" }),
    ).toBeVisible();
    await expect(
      canvas.getByText("Leads on to dawn if you have been at “boat”.", { selector: "ins" }),
    ).toBeVisible();
    await expect(landing).toHaveTextContent("Arriving here adds 1 to Debt (only the first time).");
    await expect(landing).not.toHaveTextContent("Paragraphs marked called");
    await expect(
      canvas.getByText("A storylet: the hub river offers “Sleep until dawn”."),
    ).toBeVisible();
  },
});

/** Only changes outside the structure. */
export const FieldsAlone = meta.story({
  args: { changes: { ...storyChanges, scenes: [], startMovedTo: null } },
});

/** More scenes than are shown at once. */
export const Many = meta.story({
  args: { changes: manyChanges },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("article")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: "52 more scenes" }));
    await expect(canvas.getAllByRole("article")).toHaveLength(48);
  },
});

/** No changes that anybody would notice. */
export const None = meta.story({
  args: { changes: { ...storyChanges, scenes: [], fields: [], startMovedTo: null } },
});

/** In Hindi, on a phone, where the two sides are stacked. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
