import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { coverDrafts, noDrafts } from "../../../../fixtures/author/suggestions.ts";
import { writtenEntry } from "../../../../fixtures/author/story-editor.ts";
import { PreviousValues } from "../PreviousValues/PreviousValues.tsx";
import { CoverSuggestions } from "./CoverSuggestions.tsx";
import type { CoverSuggestionsProps } from "./CoverSuggestions.tsx";
import { guide } from "./CoverSuggestions.guide.ts";

interface Shown extends CoverSuggestionsProps {
  hadOther?: boolean;
}

function Covers({ hadOther = false, ...props }: Shown) {
  const before = { id: "1", words: "A lit palace.", picture: writtenEntry.coverImageUrl };
  return (
    <>
      <PreviousValues values={hadOther ? [before] : []} onRestore={fn()} onForget={fn()} />
      <CoverSuggestions {...props} />
    </>
  );
}

const usual: Shown = {
  drafting: { ...noDrafts, drafts: coverDrafts, received: 2 },
  current: "",
  language: "en",
  onPromptChange: fn(),
  onRequest: fn(),
  onStop: fn(),
  onUse: fn(),
  onDiscard: fn(),
  onClose: fn(),
};

const meta = preview.meta({
  title: "Parts/Author/CoverSuggestions",
  id: "parts-author-coverpanel",
  component: Covers,
  subcomponents: { CoverSuggestions },
  args: usual,
  parameters: { guide },
});

/** One in each painting style, with its alt text; a press uses it. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Use: Chitrakar, Two women/ }));
    await expect(args.onUse).toHaveBeenCalledWith(coverDrafts[1]);
    await userEvent.click(canvas.getByRole("button", { name: "Paint others" }));
    await expect(args.onRequest).toHaveBeenCalledOnce();
  },
});

/** One was used; the previous cover can be restored. */
export const Taken = meta.story({
  args: { current: coverDrafts[0]?.url ?? "", hadOther: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("In its field now")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "The cover before" })).toBeVisible();
  },
});

/** Nothing was requested yet. */
export const Nothing = meta.story({
  args: { drafting: noDrafts },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Paint" })).toBeVisible();
  },
});

/** In progress. */
export const Waiting = meta.story({ args: { drafting: { ...noDrafts, isAsking: true } } });

/** In Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi" } });

/** From right to left. */
export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
