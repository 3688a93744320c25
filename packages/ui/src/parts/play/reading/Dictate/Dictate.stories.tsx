import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { FakeRecognition, replace } from "../../../../../../../.storybook/testing/voices.ts";
import { CommandTray } from "../../controls/CommandTray/CommandTray.tsx";
import { guide } from "./Dictate.guide.ts";
import { Dictate } from "./Dictate.tsx";
import type { DictateProps } from "./Dictate.tsx";

function Tray(props: DictateProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <CommandTray
      prices={{ continue: 0, immerse: 0, show: 0, undo: 0 }}
      draft={draft}
      onDraftChange={setDraft}
      onAct={fn()}
      onCommand={fn()}
      besideAct={<Dictate {...props} draft={draft} onDraftChange={setDraft} />}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Play/Dictate",
  component: Dictate,
  args: { language: "hi", draft: "", onDraftChange: fn() },
  beforeEach: () => {
    FakeRecognition.heard = [];
    return replace({ SpeechRecognition: FakeRecognition });
  },
  render: (args) => <Tray {...args} />,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** What is understood grows in the field, after what was typed; a second press ends it. */
export const Default = meta.story({
  args: { draft: "मैं" },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Speak your line" }).focus();
    await userEvent.keyboard("{Enter}");
    const listens = canvas.getByRole("button", { name: /^Listening/ });
    await expect(listens).toHaveFocus();
    await expect(listens).toHaveAttribute("aria-pressed", "true");
    const [ear] = FakeRecognition.heard;
    await expect(ear?.lang).toBe("hi");
    ear?.hear("दीया");
    ear?.hear("दीया ", "बुझाता हूँ");
    await waitFor(() => expect(canvas.getByRole("textbox")).toHaveValue("मैं दीया बुझाता हूँ"));
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Speak your line" })).toHaveFocus();
  },
});

/** The microphone is not allowed. */
export const Blocked = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Speak your line" }));
    FakeRecognition.heard[0]?.fail("not-allowed");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("not allowed");
    await userEvent.click(canvas.getByRole("button", { name: "Speak your line" }));
    await expect(canvas.queryByRole("alert")).toBeNull();
    FakeRecognition.heard[1]?.fail("no-speech");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Nothing was understood");
  },
});
