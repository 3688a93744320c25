import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { guide } from "./LineQuestion.guide.ts";
import { LineQuestion } from "./LineQuestion.tsx";
import type { LineQuestionProps } from "./LineQuestion.tsx";

const meta = preview.meta({
  title: "Parts/Play/LineQuestion",
  component: LineQuestion,
  args: { onAnswer: fn() },
  parameters: { guide },
});

/** Asked once; either answer takes one press. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Yes, they may" }));
    await expect(args.onAnswer).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole("button", { name: "No" }));
    await expect(args.onAnswer).toHaveBeenCalledWith(false);
  },
});

function Answering(props: LineQuestionProps) {
  const [busy, setBusy] = useState(false);
  const answer = (shared: boolean) => {
    setBusy(true);
    props.onAnswer(shared);
  };
  return <LineQuestion {...props} busy={busy} onAnswer={answer} />;
}

/** The answer is being saved: the focus stays, and a second press does nothing. */
export const Busy = meta.story({
  render: (args) => <Answering {...args} />,
  play: async ({ args, canvas }) => {
    const no = canvas.getByRole("button", { name: "No" });
    no.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(no).toHaveAttribute("aria-disabled", "true");
    await expect(no).toBeEnabled();
    await expect(no).toHaveFocus();
  },
});

/** In Hindi, on a phone. */
export const Hindi = meta.story({ globals: { locale: "hi", viewport: { value: "phone" } } });
