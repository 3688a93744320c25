import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { FakeVoices, giveVoices } from "../../../../../../../.storybook/testing/voices.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Choices } from "../../log/Choices/Choices.tsx";
import type { LogEntry } from "@katha/api/shapes";
import { PlayLog } from "../../log/PlayLog/PlayLog.tsx";
import { ReadingContext } from "../reading-context.ts";
import { usualReading } from "../settings.ts";
import { guide } from "./ReadAloud.guide.ts";
import { ReadAloud } from "./ReadAloud.tsx";
import type { ReadAloudProps } from "./ReadAloud.tsx";

let voices: FakeVoices;
let press: (action: MediaSessionAction) => void;

const told = (id: string, content: string): LogEntry => ({
  id,
  type: "narrative",
  content,
  isHistorical: true,
});

const climbed: LogEntry[] = [
  told("first", "The fort holds its breath. *You* climb."),
  { ...told("own", "I climb."), type: "user_action" },
];

/** The log that is read, a field, and a turn that can be taken. */
function Session({ entries, ...props }: ReadAloudProps) {
  const [all, setAll] = useState(entries);
  const isAtFirst = all === entries;
  const choices = isAtFirst ? (props.choices ?? []) : [];
  const locked = { text: "Break the door", isLocked: true };
  return (
    <div style={{ display: "grid", gap: "1rem" }}>
      <PlayLog
        entries={all}
        language={props.language}
        below={
          choices.length > 0 && (
            <Choices choices={[locked, ...choices]} language="en" onSelect={fn()} />
          )
        }
      />
      <ReadAloud {...props} entries={all} choices={choices} />
      <input aria-label="Your line" />
      <Button onClick={() => setAll([...all, told("next", "A door opens. It is yours.")])}>
        Go on
      </Button>
    </div>
  );
}

const meta = preview.meta({
  title: "Parts/Play/ReadAloud",
  component: ReadAloud,
  args: {
    entries: climbed,
    language: "en",
    title: "The Lamp-Keeper of Amber",
    onStop: fn(),
  },
  beforeEach: () => {
    voices = new FakeVoices(
      { name: "Rishi", lang: "en-IN" },
      { name: "Lekha", lang: "hi-IN" },
      { name: "Zara", lang: "ur-PK" },
    );
    return giveVoices(voices);
  },
  render: (args) => <Session {...args} />,
  parameters: { guide, chromatic: { disableSnapshot: true } },
});

/** The words that are marked on the page. */
const marked = () =>
  Array.from(CSS.highlights.get("katha-spoken") ?? [], String)
    .join("")
    .trim();

/** Sentence by sentence, each marked; the player's own words are not read. It waits, and goes on with the next part. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(voices.lines).toEqual(["The fort holds its breath."]));
    await expect(marked()).toBe("The fort holds its breath.");
    voices.endLine();
    await expect(voices.lines.at(-1)).toBe("You climb.");
    await expect(marked()).toBe("You climb.");
    voices.endLine();
    await waitFor(() => expect(canvas.getByText("Reads on with the next part")).toBeVisible());
    await expect(marked()).toBe("");
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(voices.lines.at(-1)).toBe("A door opens."));
    await expect(voices.said.at(-1)).toMatchObject({ lang: "en-IN", rate: 1 });
    await userEvent.click(canvas.getByRole("button", { name: "Stop reading aloud" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** The choices are read by their numbers after the last part, each marked; a locked one is not. */
export const ReadsChoices = meta.story({
  args: { choices: ["Lift the lamp", "Go back"] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(voices.lines).toHaveLength(1));
    voices.endLine();
    voices.endLine();
    await expect(voices.lines.at(-1)).toBe("1: Lift the lamp");
    voices.endLine();
    await expect(voices.lines.at(-1)).toBe("2: Go back");
    await expect(canvas.getByRole("button", { name: "Go back" })).toHaveAttribute("data-spoken");
    await expect(canvas.getByRole("button", { name: "Lift the lamp" })).not.toHaveAttribute(
      "data-spoken",
    );
    voices.endLine();
    await waitFor(() => expect(canvas.getByText("Reads on with the next part")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(voices.lines.at(-1)).toBe("A door opens."));
    await expect(canvas.queryByRole("button", { name: "Go back" })).toBeNull();
  },
});

/** Paused, back, forth and on, by keyboard. The headphones' keys do the same, and the lock screen names the story. */
export const ByKeyboard = meta.story({
  beforeEach: () => {
    const { mediaSession } = navigator;
    const handlers = new Map<MediaSessionAction, MediaSessionActionHandler | null>();
    const set = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setActionHandler = (action, act) => void handlers.set(action, act);
    press = (action) => handlers.get(action)?.({ action });
    return () => {
      mediaSession.setActionHandler = set;
    };
  },
  play: async ({ canvas, args }) => {
    const pause = await canvas.findByRole("button", { name: "Pause" });
    pause.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Paused")).toBeVisible();
    const resume = canvas.getByRole("button", { name: "Read on" });
    await expect(resume).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(voices.lines).toEqual([
      "The fort holds its breath.",
      "The fort holds its breath.",
    ]);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(voices.lines.at(-1)).toBe("You climb.");
    canvas.getByRole("button", { name: "Sentence before" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(voices.lines.at(-1)).toBe("The fort holds its breath.");

    await expect(navigator.mediaSession.metadata?.title).toBe("The Lamp-Keeper of Amber");
    press("pause");
    await waitFor(() => expect(canvas.getByText("Paused")).toBeVisible());
    await expect(navigator.mediaSession.playbackState).toBe("paused");
    press("play");
    press("nexttrack");
    await waitFor(() => expect(voices.lines.at(-1)).toBe("You climb."));
    press("previoustrack");
    await expect(voices.lines.at(-1)).toBe("The fort holds its breath.");
    press("stop");
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
});

/** In Hindi, with the chosen speed. */
export const Hindi = meta.story({
  args: { entries: [told("first", "दीया जल रहा है। रानी जाग गई।")], language: "hi" },
  render: (args) => (
    <ReadingContext value={{ ...usualReading, voices: { hi: { voice: "", speed: 1.5 } } }}>
      <Session {...args} />
    </ReadingContext>
  ),
  play: async () => {
    await waitFor(() => expect(voices.lines).toEqual(["दीया जल रहा है।"]));
    await expect(voices.said[0]).toMatchObject({ lang: "hi-IN", rate: 1.5 });
    await expect(marked()).toBe("दीया जल रहा है।");
  },
});

/** In Urdu, from right to left. */
export const Urdu = meta.story({
  args: { entries: [told("first", "چراغ جل رہا ہے۔ ملکہ جاگ گئی۔")], language: "ur" },
  play: async () => {
    await waitFor(() => expect(voices.lines).toEqual(["چراغ جل رہا ہے۔"]));
    voices.endLine();
    await expect(marked()).toBe("ملکہ جاگ گئی۔");
    await expect(voices.said[1]).toMatchObject({ lang: "ur-PK" });
  },
});

/** The voice fails; the player can try again. It does not talk over somebody who types, and reads what comes of it. */
export const Interrupted = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Pause" });
    voices.said.at(-1)?.dispatchEvent(new Event("error"));
    await waitFor(() => expect(canvas.getByText("The voice does not answer.")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Read on" }));
    await expect(voices.lines).toHaveLength(2);
    await userEvent.type(canvas.getByRole("textbox", { name: "Your line" }), "I");
    await waitFor(() => expect(canvas.getByText("Reads on with the next part")).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "Go on" }));
    await waitFor(() => expect(voices.lines.at(-1)).toBe("A door opens."));
    await expect(voices.lines).toHaveLength(3);
  },
});
