import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./CorrectionDialog.guide.ts";
import { CorrectionDialog } from "./CorrectionDialog.tsx";
import type { CorrectionDialogProps, CorrectionWords } from "./CorrectionDialog.tsx";

const passage = "হরি ঘাটে বসে আছেন, আর জাল বোনে।";
const words: CorrectionWords = { passage, proposed: "", note: "" };

/** A page that keeps what is typed. */
function Kept(props: CorrectionDialogProps) {
  const [written, setWritten] = useState(props.words);
  return (
    <CorrectionDialog
      {...props}
      words={written}
      onWordsChange={(changed) => {
        setWritten(changed);
        props.onWordsChange(changed);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Play/CorrectionDialog",
  component: CorrectionDialog,
  args: {
    open: true,
    words,
    language: "bn",
    onWordsChange: fn(),
    onOpenChange: fn(),
    onSend: fn(),
  },
  render: (args) => <Kept {...args} />,
  parameters: { guide },
});

const field = (name: RegExp) => screen.findByRole("textbox", { name });
const send = () => screen.findByRole("button", { name: "Send to the author" });

/** A passage, how it should read, and an optional note. */
export const Default = meta.story({
  play: async ({ args }) => {
    const copy = await screen.findByRole("button", { name: "Begin with the passage" });
    await userEvent.click(copy);
    const proposed = await field(/^How it should read/);
    await expect(proposed).toHaveValue(passage);
    await expect(proposed).toHaveFocus();
    await expect(copy).not.toBeInTheDocument();
    await userEvent.clear(proposed);
    await userEvent.type(proposed, " হরি ঘাটে বসে আছেন, আর জাল বোনেন। ");
    await userEvent.type(await field(/^A note/), "Hari is spoken of with respect.");
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledWith({
      passage,
      proposed: "হরি ঘাটে বসে আছেন, আর জাল বোনেন।",
      note: "Hari is spoken of with respect.",
    });
  },
});

/**
 * From a story's page both fields are empty. It cannot be sent without them, unchanged, or with too long a passage, and
 * says so.
 */
export const Invalid = meta.story({
  args: { words: { passage: "", proposed: "", note: "" } },
  play: async ({ args }) => {
    await userEvent.click(await send());
    const [of, proposed] = [await field(/^The passage/), await field(/^How it should/)];
    await expect(of).toHaveAccessibleDescription(/Say which words/);
    await expect(proposed).toHaveAccessibleDescription(/Say how it should/);
    await userEvent.type(of, passage);
    await userEvent.type(proposed, `${passage} `);
    await userEvent.click(await send());
    await expect(proposed).toHaveAccessibleDescription(/Change what should/);
    await userEvent.click(of);
    await userEvent.paste(` ${passage}`.repeat(140));
    await userEvent.click(await send());
    await expect(of).toHaveAccessibleDescription(/4,000/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Sending failed; the typed text stays. */
export const Failed = meta.story({
  args: {
    words: { ...words, proposed: "হরি ঘাটে বসে আছেন।" },
    failure: "Your correction did not go out. What you wrote is still here.",
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("did not go out");
    await expect(await field(/^How it should read/)).toHaveValue("হরি ঘাটে বসে আছেন।");
  },
});

/** Sent. */
export const Sent = meta.story({
  args: { sent: true },
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Thank you" });
    await userEvent.click(screen.getByRole("button", { name: "Back to the story" }));
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
});

/** On a phone, in Hindi. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });

/** An Urdu story, from right to left. */
export const RightToLeft = meta.story({
  args: {
    language: "ur",
    words: {
      passage: "گاڑی دو منٹ ٹھہرتی ہے۔",
      proposed: "گاڑی دو منٹ رکتی ہے۔",
      note: "",
    },
  },
  globals: { direction: "rtl" },
});
