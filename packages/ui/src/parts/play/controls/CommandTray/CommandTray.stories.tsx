import { useState } from "react";
import { expect, fireEvent, fn, userEvent } from "storybook/test";
import { clock, until } from "../../../../../../../.storybook/testing/clock.ts";
import { modes } from "../../../../../../../.storybook/modes.ts";
import preview from "../../../../../../../.storybook/preview.tsx";
import { tenCommands } from "../../../../fixtures/player/state.ts";
import { hintEveryMs, hintLastsMs, hintPulses } from "../../../../tokens/constants.ts";
import { guide } from "./CommandTray.guide.ts";
import { CommandTray, trayCommands } from "./CommandTray.tsx";
import type { CommandTrayProps } from "./CommandTray.tsx";

function Writing(props: CommandTrayProps) {
  const [draft, setDraft] = useState(props.draft);
  return <CommandTray {...props} draft={draft} onDraftChange={setDraft} />;
}

const meta = preview.meta({
  title: "Parts/Play/CommandTray",
  component: CommandTray,
  args: {
    prices: { continue: 1, immerse: 1, show: 5, undo: 0 },
    draft: "",
    onDraftChange: fn(),
    onAct: fn(),
    onCommand: fn(),
  },
  render: (args) => <Writing key={args.draft} {...args} />,
  parameters: { guide, chromatic: { modes: modes.screen } },
});

const names = { continue: /Continue/, immerse: /Immerse/, show: /Show/, undo: /Undo/ } as const;

/**
 * While the field is empty, Act is disabled. Each command shows its price; Undo is free. The player's text is sent
 * trimmed, by the button or Enter; Shift and Enter start a new line, and Enter that confirms a word in an input method
 * does not send.
 */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    const act = canvas.getByRole("button", { name: "Act" });
    await expect(act).toHaveAttribute("aria-disabled", "true");
    for (const command of trayCommands) {
      await userEvent.click(canvas.getByRole("button", { name: names[command] }));
      await expect(args.onCommand).toHaveBeenLastCalledWith(command);
    }
    await expect(canvas.getByRole("button", { name: /Show/ })).toHaveTextContent("5 coins");
    await expect(canvas.getByRole("button", { name: "Undo" })).toHaveTextContent(/^Undo$/);

    const box = canvas.getByPlaceholderText("Describe your custom action...");
    await userEvent.type(box, "   ");
    await expect(act).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(box, "{Enter}");
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.type(box, "I look{Shift>}{Enter}{/Shift}for the cup. ");
    await fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await fireEvent.keyDown(box, { key: "Enter", keyCode: 229 });
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.click(act);
    await expect(args.onAct).toHaveBeenLastCalledWith("I look\nfor the cup.");
    await userEvent.type(box, "{Enter}");
    await expect(args.onAct).toHaveBeenCalledTimes(2);
    await userEvent.clear(box);
  },
});

/** On a phone, with nothing beside Act, the field has all of the room that Act leaves. */
export const NothingBesideAct = meta.story({
  args: { besideAct: false },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox").getBoundingClientRect();
    const act = canvas.getByRole("button", { name: "Act" }).getBoundingClientRect();
    await expect(act.left - box.right).toBeLessThan(24);
  },
});

/** During a turn nothing responds; the typed text and the focus stay. */
export const Busy = meta.story({
  args: {
    busy: true,
    draft: "I wait for the flame.",
    ownCommands: tenCommands,
    language: "en",
    onOwnCommand: fn(),
  },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await userEvent.type(box, " And wait.{Enter}");
    await expect(box).toHaveValue("I wait for the flame.");
    await expect(args.onAct).not.toHaveBeenCalled();
    for (const button of canvas.getAllByRole("button")) {
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await fireEvent.click(button);
      button.focus();
      await expect(button).toHaveFocus();
    }
    for (const called of [args.onCommand, args.onOwnCommand, args.onAct])
      await expect(called).not.toHaveBeenCalled();
  },
});

/** For a new player the commands light up, five times in all. */
export const Hint = meta.story({
  args: { hint: true },
  parameters: { clock: "intervals" },
  play: async ({ canvasElement }) => {
    const isFresh = () => canvasElement.querySelector("[data-pulsing]") !== null;
    await until(() => clock().countTimers() === 1);
    await expect(isFresh()).toBe(false);
    for (let pulse = 0; pulse < hintPulses; pulse += 1) {
      clock().tick(pulse === 0 ? hintEveryMs : hintEveryMs - hintLastsMs);
      await until(isFresh);
      clock().tick(hintLastsMs);
      await until(() => !isFresh());
    }
    await until(() => clock().countTimers() === 0);
  },
});

/**
 * A story with its own commands, which show their price in XP. Where there is room they stand in the row of the four,
 * and the story keeps the height.
 */
export const OwnCommands = meta.story({
  args: { ownCommands: tenCommands.slice(0, 2), language: "en", onOwnCommand: fn() },
  globals: { viewport: { value: "desktop" } },
  play: async ({ args, canvas }) => {
    const row = canvas.getByRole("button", { name: /^Continue/ }).getBoundingClientRect();
    for (const { name } of tenCommands.slice(0, 2)) {
      const own = canvas.getByRole("button", { name: new RegExp(name) }).getBoundingClientRect();
      await expect(Math.abs(own.top - row.top)).toBeLessThan(2);
      await expect(Math.abs(own.height - row.height)).toBeLessThan(2);
    }
    await userEvent.click(canvas.getByRole("button", { name: "Ask the goat 5 XP" }));
    await expect(args.onOwnCommand).toHaveBeenLastCalledWith("Ask the goat");
    await expect(args.onCommand).not.toHaveBeenCalled();
  },
});

/** After an ending, the player can start again, see the ending, or undo. */
export const Ended = meta.story({
  args: { hasEnded: true, onAgain: fn(), ownCommands: tenCommands, onOwnCommand: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(3);
    await userEvent.click(canvas.getByRole("button", { name: "Play again" }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: /^Show/ }));
    await expect(args.onCommand).toHaveBeenLastCalledWith("show");
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(args.onCommand).toHaveBeenLastCalledWith("undo");
  },
});

/** With text at twice the size, the commands are arranged two by two, each within its borders. */
export const LargeText = meta.story({
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const { style } = document.documentElement;
    style.fontSize = "200%";
    try {
      const tops = new Set<number>();
      for (const command of trayCommands) {
        const button = canvas.getByRole("button", { name: names[command] });
        await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
        tops.add(button.getBoundingClientRect().top);
      }
      await expect(tops.size).toBe(2);
    } finally {
      style.fontSize = "";
    }
  },
});

/** Text that is too long to send stays in the field, with an error before it is sent. */
export const TooLong = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { draft: "I wait and wait.", maxLength: 12 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("textbox");
    await expect(box).toHaveAccessibleDescription(
      "This is too long: 16 characters, and at most 12 are read.",
    );
    await userEvent.type(box, "{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "Act" }));
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, "I wait.{Enter}");
    await expect(args.onAct).toHaveBeenLastCalledWith("I wait.");
    await expect(box).not.toHaveAccessibleDescription();
  },
});

/** In Hindi, on a phone, with expensive models. */
export const Hindi = meta.story({
  args: { prices: { continue: 12, immerse: 12, show: 140, undo: 0 } },
  globals: { locale: "hi", viewport: { value: "phone" } },
});

/** From right to left. */
export const RightToLeft = meta.story({
  args: { draft: "میں چراغ کے پاس بیٹھ جاتا ہوں۔" },
  globals: { direction: "rtl" },
});

/** While a turn can be stopped, Stop is beside the disabled Act. */
export const Stoppable = meta.story({
  args: { busy: true, onStop: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Stop" }));
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Act" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

function Turns(props: CommandTrayProps) {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Writing
        {...props}
        busy={busy}
        onAct={(words) => {
          setBusy(true);
          props.onAct(words);
        }}
      />
      <button type="button" onClick={() => setBusy(false)}>
        End the turn
      </button>
    </>
  );
}

/**
 * The second click of a double click, or a second Enter, does not stop the turn that the first
 * started.
 */
export const PressedTwice = meta.story({
  args: { draft: "I light the lamp.", onStop: fn() },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Turns {...args} />,
  play: async ({ args, canvas, step }) => {
    const act = canvas.getByRole("button", { name: "Act" });
    const { left, top, width, height } = act.getBoundingClientRect();
    const pressInItsPlace = async () => {
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      await userEvent.click(there as Element);
    };
    await step("two clicks", async () => {
      await pressInItsPlace();
      await expect(canvas.getByRole("button", { name: "Stop" })).toBeVisible();
      await pressInItsPlace();
      await expect(args.onAct).toHaveBeenCalledOnce();
      await expect(args.onStop).not.toHaveBeenCalled();
    });
    await userEvent.click(canvas.getByRole("button", { name: "End the turn" }));
    await step("two Enters", async () => {
      canvas.getByRole("button", { name: "Act" }).focus();
      await userEvent.keyboard("{Enter}{Enter}");
      await expect(args.onAct).toHaveBeenCalledTimes(2);
      await expect(args.onStop).not.toHaveBeenCalled();
    });
  },
});

function Stopping(props: CommandTrayProps) {
  const [busy, setBusy] = useState(true);
  return <Writing {...props} busy={busy} onStop={() => setBusy(false)} />;
}

/** When the turn ends, Stop disappears and the focus stays in the tray. */
export const StoppedByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Stopping {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Stop" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("button", { name: "Stop" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Act" })).toHaveFocus();
  },
});
