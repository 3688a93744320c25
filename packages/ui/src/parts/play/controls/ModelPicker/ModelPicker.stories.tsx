import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { imageModels, ownTeller, textModels } from "../../../../fixtures/player/session.ts";
import { guide } from "./ModelPicker.guide.ts";
import { ModelPicker } from "./ModelPicker.tsx";
import { modelKinds } from "./model-option.ts";

const meta = preview.meta({
  title: "Parts/Play/ModelPicker",
  component: ModelPicker,
  args: { kind: modelKinds[0], models: textModels, value: "tenali", onValueChange: fn() },
  parameters: { guide },
});

/**
 * The chosen model with its price. A choice, Escape and a press elsewhere close the panel. By keyboard, Enter opens it
 * and an arrow key chooses; the focus stays on the button.
 */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: "Text model: Tenali 1 coin" });
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole("radio", { name: /Birbal/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith("birbal");
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("radio", { name: /Tenali/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("birbal");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(canvasElement);
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
});

/** Open: each model with its style and price. It closes after the pointer has left: two seconds, as the unit test finds. */
export const Open = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.hover(canvas.getByRole("radio", { name: /Birbal/ }));
    await userEvent.hover(canvasElement);
    await waitFor(() => expect(canvas.queryByRole("radio")).toBeNull());
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("group", { name: "Text model" })).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /Tenali/ })).toBeChecked();
  },
});

const others =
  "Other storytellers are language models that write answers of their own. They appear here when this house connects one.";

/** One storyteller: the panel shows it, and says what others would be. */
export const OneTeller = meta.story({
  args: { models: [ownTeller], hint: others },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "Text model: Tenali 0 coins" });
    await userEvent.click(button);
    const radio = canvas.getByRole("radio", { name: /^Tenali The author’s words.*0 coins$/ });
    await expect(radio).toBeChecked();
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription(others);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(button).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(button);
  },
});

/** Katha's own storyteller beside one that a provider serves. */
export const OneServed = meta.story({
  args: {
    models: [
      ownTeller,
      {
        modelKey: "meera",
        displayName: "Meera",
        hinglishDescription: "Dheemi, surili awaaz",
        creditCost: 2,
        servedBy: "riverside",
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const served = canvas.getByRole("radio", { name: /^Meera.*Served by riverside\. 2 coins$/ });
    await expect(served).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: /^Tenali/ })).not.toHaveAccessibleName(/Served/);
    await expect(canvas.getByRole("group")).not.toHaveAccessibleDescription();
  },
});

const toldAlike = (model: (typeof textModels)[number]) => ({
  ...model,
  modelKey: `${model.modelKey}-2`,
  hinglishDescription: "Told as it was written.",
});

/** A note that applies to all models is shown once. */
export const OneNoteForAll = meta.story({
  args: { models: textModels.map(toldAlike) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getAllByText("Told as it was written.")).toHaveLength(1);
    await expect(canvas.getByRole("group")).toHaveAccessibleDescription("Told as it was written.");
  },
});

const long =
  "Dheemi, surili awaaz. Dil ki baat pehle, duniya ki baad mein. Virah, bhakti aur barsaat.";

/** Many models with long notes on a phone: the panel scrolls, and no row overlaps another. */
export const LongNotes = meta.story({
  args: {
    models: ["Tenali", "Birbal", "Meera", "Chanakya", "Vyasa", "Kalidasa", "Tulsi"].map((name) => ({
      modelKey: `${name.toLowerCase()}-2`,
      displayName: name,
      creditCost: 2,
      hinglishDescription: `${name}: ${long} ${long}`,
    })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    const rows = canvas.getAllByRole("radio").map((radio) => radio.closest("label") as HTMLElement);
    for (const row of rows) await expect(row.scrollHeight).toBeLessThanOrEqual(row.clientHeight);
  },
});

/** Models that paint, while a turn is in progress. */
export const Painters = meta.story({
  args: { kind: modelKinds[1], models: imageModels, value: "vishvakarma", disabled: true },
});
