import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { lessMotion, wantsLessMotion } from "../../../../../../../.storybook/testing/media.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { typingMs } from "../../../../tokens/constants.ts";
import { LiveRegion } from "../../../../primitives/feedback/LiveRegion/LiveRegion.tsx";
import { guide } from "./TypedText.guide.ts";
import { pagePump } from "./pump.ts";
import { createTextStream } from "./text-stream.ts";
import { TypedText } from "./TypedText.tsx";

const meta = preview.meta({
  title: "Parts/Play/TypedText",
  component: TypedText,
  args: { text: "He is counting. You were nine.", onComplete: fn() },
  decorators: [
    (Story) => (
      <LiveRegion>
        <p style={{ fontFamily: "var(--k-font-narration)" }}>
          <Story />
        </p>
      </LiveRegion>
    ),
  ],
  parameters: { guide },
});

const written = (canvasElement: HTMLElement) =>
  canvasElement.querySelector("[data-typing]")?.textContent ?? "";
const spoken = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll("[aria-live] > span"), (said) =>
    said.textContent.trim(),
  );

/** Typed letter by letter. Screen readers get whole sentences. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await expect(written(canvasElement).length).toBeLessThan(12);
    const all = ["He is counting.", "You were nine."];
    await waitFor(() => expect(spoken(canvasElement)).toEqual(all));
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await expect(canvas.getByText("He is counting. You were nine.")).toBeVisible();
  },
});

/** After the first word every letter goes into one text node; nothing else on the page changes. */
export const TouchesOneNode = meta.story({
  args: { text: "A brass cup with a dent in the lip." },
  play: async ({ canvasElement, args }) => {
    const touched = new Set<Node>();
    await waitFor(() => expect(written(canvasElement).length).toBeGreaterThan(2));
    const observer = new MutationObserver((records) => {
      for (const record of records) if (record.type === "characterData") touched.add(record.target);
      for (const record of records) {
        if (record.type === "childList") touched.add(record.target);
      }
    });
    observer.observe(canvasElement, { subtree: true, childList: true, characterData: true });
    await waitFor(() => expect(written(canvasElement).length).toBeGreaterThan(8));
    observer.disconnect();
    await expect(touched.size).toBe(1);
    await expect(args.onComplete).not.toHaveBeenCalled();
    pagePump.finish();
  },
});

/** With reduced motion the whole text is shown at once. */
export const LessMotion = meta.story({
  args: { text: "He is counting. ".repeat(40), msPerCharacter: typingMs.completion },
  parameters: lessMotion,
  play: async ({ args, canvas, canvasElement }) => {
    if (!wantsLessMotion()) return;
    await expect(canvasElement.querySelector("[data-typing]")).toBeNull();
    await expect(canvas.getByText(/^(?:He is counting\.\s*){40}$/)).toBeVisible();
    await expect(args.onComplete).toHaveBeenCalledOnce();
  },
});

function Streamed({ onComplete }: { onComplete?: () => void }) {
  const [stream] = useState(createTextStream);
  return (
    <>
      <TypedText text={stream} {...(onComplete && { onComplete })} />
      <Button onClick={() => stream.append("The queen wakes. She asks for ")}>More</Button>
      <Button
        onClick={() => {
          stream.append("the lamp.");
          stream.end();
        }}
      >
        End
      </Button>
    </>
  );
}

/** A stream: a sentence is announced once it is complete, and the text ends with the stream. */
export const Streaming = meta.story({
  render: ({ onComplete }) => <Streamed {...(onComplete && { onComplete })} />,
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button", { name: "More" }));
    await expect(spoken(canvasElement)).toEqual(["The queen wakes."]);
    pagePump.finish();
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "End" }));
    await expect(spoken(canvasElement)).toEqual(["The queen wakes.", "She asks for the lamp."]);
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
    await expect(canvas.getByText("The queen wakes. She asks for the lamp.")).toBeVisible();
  },
});

/** Devanagari letters are never split. */
export const Hindi = meta.story({
  args: { text: "क्षितिज पर दीया जल रहा है। रानी जाग गई।" },
  globals: { locale: "hi" },
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(spoken(canvasElement)).toHaveLength(2));
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
  },
});

/** From right to left, with the cursor on the left. */
export const Urdu = meta.story({
  args: { text: "چراغ ابھی روشن ہے۔" },
  globals: { direction: "rtl" },
  play: async () => pagePump.finish(),
});

/** The player's own words are not announced. */
export const Silent = meta.story({
  args: { silent: true },
  play: async ({ canvasElement }) => {
    await expect(spoken(canvasElement)).toEqual([]);
    pagePump.finish();
  },
});
