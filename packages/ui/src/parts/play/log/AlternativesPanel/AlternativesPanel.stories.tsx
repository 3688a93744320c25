import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { textModels } from "../../../../fixtures/player/session.ts";
import { guide } from "./AlternativesPanel.guide.ts";
import { AlternativesPanel } from "./AlternativesPanel.tsx";

const meta = preview.meta({
  title: "Parts/Play/AlternativesPanel",
  component: AlternativesPanel,
  args: { models: textModels.slice(0, 2), onSelect: fn(), onClose: fn() },
  parameters: { guide },
});

/** Two models that the player can afford. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Tenali/ }));
    await expect(args.onSelect).toHaveBeenCalledWith("tenali");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
