import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { SuggestionButton } from "./SuggestionButton.tsx";
import type { SuggestionButtonProps } from "./SuggestionButton.tsx";
import { guide } from "./SuggestionButton.guide.ts";

const usual: SuggestionButtonProps = {
  kind: "taglines",
  open: false,
  onOpenChange: fn(),
  onIntent: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/SuggestionButton",
  id: "parts-author-helpopener",
  component: SuggestionButton,
  args: usual,
  parameters: { guide },
});

/** Beside a field's label; its panel is loaded on hover or focus. */
export const Default = meta.story({
  render: (props) => (
    <TextField
      label="Tagline"
      optional
      value=""
      readOnly
      labelEnd={<SuggestionButton {...props} />}
    />
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const opener = canvas.getByRole("button", { name: "Suggest taglines" });
    await expect(opener).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** Open. */
export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAttribute("aria-expanded", "true");
  },
});

/** Among the buttons for a cover. */
export const Cover = meta.story({
  args: { kind: "cover" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Have one painted" })).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });
