import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { noDrafts, taglineDrafts } from "../../../../fixtures/author/suggestions.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { PreviousValues } from "../PreviousValues/PreviousValues.tsx";
import { SuggestionButton } from "../SuggestionButton/SuggestionButton.tsx";
import { TextSuggestions } from "./TextSuggestions.tsx";
import type { TextSuggestionsProps } from "./TextSuggestions.tsx";
import { guide } from "./TextSuggestions.guide.ts";

const own = "Somebody has to row.";

/** A field with its suggestions, as a form would have it. */
type Shown = Omit<TextSuggestionsProps, "onClose">;

function Tagline({ current: first, kind, onUse, onDiscard, drafting, ...props }: Shown) {
  const [current, setCurrent] = useState(first);
  const [before, setBefore] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(true);
  const [gone, setGone] = useState<readonly string[]>([]);
  const put = (words: string) => {
    setBefore(current === own ? own : null);
    setCurrent(words);
  };
  return (
    <>
      <TextField
        label="Tagline"
        value={current}
        readOnly
        labelEnd={
          <SuggestionButton
            kind={kind}
            open={isOpen}
            onOpenChange={() => setOpen(!isOpen)}
            onIntent={fn()}
          />
        }
      />
      <PreviousValues
        values={before === null ? [] : [{ id: "1", words: before }]}
        onRestore={() => put(own)}
        onForget={() => setBefore(null)}
      />
      {isOpen && (
        <TextSuggestions
          {...props}
          kind={kind}
          current={current}
          drafting={{ ...drafting, drafts: drafting.drafts.filter((d) => !gone.includes(d.id)) }}
          onUse={(draft) => {
            onUse(draft);
            put(draft.text);
          }}
          onDiscard={(ids) => {
            onDiscard(ids);
            setGone([...gone, ...ids]);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const usual: Shown = {
  kind: "taglines",
  current: own,
  drafting: { ...noDrafts, drafts: taglineDrafts, received: 3 },
  language: "en",
  onPromptChange: fn(),
  onRequest: fn(),
  onStop: fn(),
  onUse: fn(),
  onDiscard: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/TextSuggestions",
  id: "parts-author-linepanel",
  component: Tagline,
  subcomponents: { TextSuggestions },
  args: usual,
  parameters: { guide },
});

/**
 * Taglines to choose from. The previous one can be restored. All can be discarded at once; the
 * focus moves to the wish.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText("Tagline");
    await userEvent.click(canvas.getByRole("button", { name: /^Use: Twelve/ }));
    await expect(field).toHaveValue("Twelve crossed. Eleven paid.");
    await expect(canvas.getByText("In its field now")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: `Put it back: ${own}` }));
    await expect(field).toHaveValue(own);
    await expect(canvas.getByRole("button", { name: /^Use: Twelve/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Discard all" }));
    await expect(args.onDiscard).toHaveBeenCalledWith(["0", "1", "2"]);
    await expect(canvas.getByLabelText("What do you have in mind?")).toHaveFocus();
    await expect(field).toHaveValue(own);
  },
});

/** A description for a picture. */
export const AltText = meta.story({
  args: {
    kind: "alt_text",
    current: "",
    drafting: { ...noDrafts, drafts: taglineDrafts.slice(0, 1), received: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Words for the cover" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Use:/ }));
    await expect(canvas.queryByText("What stood here before")).toBeNull();
  },
});

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
