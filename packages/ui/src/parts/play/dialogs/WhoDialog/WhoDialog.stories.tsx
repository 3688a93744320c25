import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { lampAsked } from "../../../../fixtures/player/state.ts";
import { answersFor } from "./who.ts";
import { guide } from "./WhoDialog.guide.ts";
import { WhoDialog } from "./WhoDialog.tsx";
import type { WhoDialogProps } from "./WhoDialog.tsx";

function Answering(props: WhoDialogProps) {
  const [answers, setAnswers] = useState(props.answers);
  return <WhoDialog {...props} answers={answers} onAnswersChange={setAnswers} />;
}

const meta = preview.meta({
  title: "Parts/Play/WhoDialog",
  component: WhoDialog,
  args: {
    open: true,
    asked: lampAsked,
    answers: answersFor(lampAsked),
    language: "en",
    onAnswersChange: fn(),
    onBegin: fn(),
    onOpenChange: fn(),
  },
  render: (args) => <Answering {...args} />,
  parameters: { guide },
});

const dialog = () => screen.findByRole("dialog", { name: "Who are you?" });

/** Everything is already filled in, so the player can begin at once. */
export const Default = meta.story({
  play: async ({ args }) => {
    const who = within(await dialog());
    await userEvent.click(who.getByRole("button", { name: "Begin" }));
    await expect(args.onBegin).toHaveBeenCalledWith({
      qualities: { name: "Stranger", manner: "plainly" },
      things: ["lantern", "rope"],
    });
  },
});

/**
 * With an empty field and one thing too many, each shows an error, and the first gets the focus. Put right by keyboard:
 * a name, a manner, another thing for the bag, and Enter.
 */
export const Answered = meta.story({
  play: async ({ args }) => {
    const who = within(await dialog());
    const name = who.getByRole("textbox", { name: "What they call you" });
    await userEvent.clear(name);
    await userEvent.click(who.getByRole("button", { name: "Begin" }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription("Write something here.");
    await userEvent.type(name, " Ismat ");
    await userEvent.click(who.getByRole("checkbox", { name: "a flute" }));
    await expect(who.getByRole("status")).toHaveTextContent("That is 1 too many: leave it behind.");
    await userEvent.click(who.getByRole("button", { name: "Begin" }));
    await expect(args.onBegin).not.toHaveBeenCalled();
    await expect(who.getByRole("checkbox", { name: "a lantern" })).toHaveFocus();
    await userEvent.click(who.getByRole("checkbox", { name: "a rope" }));
    who.getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("option", { name: "in riddles" }));
    await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    await userEvent.type(name, "{Enter}");
    await expect(args.onBegin).toHaveBeenCalledWith({
      qualities: { name: "Ismat", manner: "in riddles" },
      things: ["lantern", "flute"],
    });
  },
});

/** Starting failed; what was typed stays. */
export const Failed = meta.story({
  args: {
    answers: { qualities: { name: "Ismat", manner: "softly" }, things: [] },
    failure: "The line was lost. Your story is safe. Try again.",
  },
  play: async () => {
    const who = within(await dialog());
    await expect(who.getByRole("alert")).toBeVisible();
    await expect(who.getByRole("textbox")).toHaveValue("Ismat");
  },
});

/** Only a bag, on a phone. */
export const OnlyABag = meta.story({
  args: {
    asked: { ...lampAsked, qualities: [], thingsMost: 1 },
    answers: { qualities: {}, things: [] },
  },
  globals: { viewport: { value: "phone" } },
  play: async () => {
    const who = within(await dialog());
    await expect(who.getByText("Choose 1 thing at most.")).toBeVisible();
  },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: {
    asked: {
      qualities: [
        { id: "name", name: "लोग आपको क्या कहते हैं", kind: "text", values: [], start: "अजनबी" },
        {
          id: "manner",
          name: "आप कैसे बोलते हैं",
          kind: "one_of",
          values: ["धीरे", "सीधे"],
          start: "सीधे",
        },
      ],
      things: [{ id: "rope", name: "रस्सी", about: "नारियल की, बारह हाथ लंबी।" }],
      thingsMost: 1,
    },
    answers: { qualities: { name: "अजनबी", manner: "सीधे" }, things: ["rope"] },
    language: "hi",
  },
  globals: { locale: "hi" },
});

/** In Urdu, from right to left. */
export const Urdu = meta.story({
  args: {
    asked: {
      qualities: [
        { id: "name", name: "لوگ تمہیں کیا کہتے ہیں", kind: "text", values: [], start: "اجنبی" },
      ],
      things: [{ id: "rope", name: "رسی", about: "ناریل کی، بارہ ہاتھ لمبی۔" }],
      thingsMost: 1,
    },
    answers: { qualities: { name: "اجنبی" }, things: [] },
    language: "ur",
  },
  globals: { direction: "rtl" },
});
