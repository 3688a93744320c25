import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { usualReading } from "../settings.ts";
import { guide } from "./ReadingSettingsPanel.guide.ts";
import { ReadingSettingsPanel } from "./ReadingSettingsPanel.tsx";
import type { ReadingSettingsPanelProps } from "./ReadingSettingsPanel.tsx";

function Setting(props: ReadingSettingsPanelProps) {
  const [settings, setSettings] = useState(props.settings);
  return (
    <ReadingSettingsPanel
      {...props}
      settings={settings}
      onSettingsChange={(next) => {
        props.onSettingsChange(next);
        setSettings(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: "Parts/Play/ReadingSettingsPanel",
  component: ReadingSettingsPanel,
  args: {
    open: true,
    onOpenChange: fn(),
    settings: usualReading,
    onSettingsChange: fn(),
    language: "en",
    sample:
      "The fort holds its breath. Somebody has lit the lamp before you, and *you* were to light it.",
    keptBy: "account" as const,
    voices: ["Rishi", "Veena"],
    onListen: fn(),
    canDictate: true,
  },
  render: (args) => <Setting {...args} />,
  parameters: { guide, layout: "fullscreen", chromatic: { disableSnapshot: true } },
});

const panel = async () => within(await screen.findByRole("dialog", { name: "Reading" }));
const shown = () => screen.getByRole("figure", { name: "Preview" });

/** Everything can be set by keyboard, and is seen in the preview at once. */
export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await panel();
    const size = dialog.getByRole("slider", { name: "Size" });
    await expect(size).toHaveAttribute("aria-valuetext", "Usual");
    const before = Number.parseFloat(getComputedStyle(shown()).fontSize);
    size.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(size).toHaveAttribute("aria-valuetext", "Larger");
    await waitFor(() =>
      expect(Number.parseFloat(getComputedStyle(shown()).fontSize)).toBeGreaterThan(before * 1.4),
    );
    dialog.getByRole("radio", { name: "As the site" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
      ...usualReading,
      size: "larger",
      paper: "black",
    });
    await expect(getComputedStyle(shown()).backgroundColor).toBe("rgb(0, 0, 0)");
    await userEvent.click(dialog.getByRole("switch", { name: "Motion" }));
    await expect(dialog.getByRole("group", { name: "New text" })).toHaveAccessibleDescription(
      "Without motion the text is there at once.",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Back to how it was" }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith(usualReading);
  },
});

/** The letters that are easy to tell apart come with their own file, which loads when they are chosen. */
export const LegibleLetters = meta.story({
  args: { settings: { ...usualReading, face: "legible", paper: "sepia" } },
  play: async () => {
    await panel();
    await waitFor(() =>
      expect(document.fonts.check('400 20px "Atkinson Hyperlegible"')).toBe(true),
    );
    await expect(getComputedStyle(shown()).fontFamily).toMatch(/^"Atkinson Hyperlegible"/);
  },
});

/** A voice and its speed are kept for the language of the story. */
export const VoiceOfALanguage = meta.story({
  args: { language: "hi", sample: "क़िला साँस रोके खड़ा है।", voices: ["Lekha", "Neel"] },
  play: async ({ args }) => {
    const dialog = await panel();
    await userEvent.click(dialog.getByRole("combobox", { name: /^Voice for Hindi/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Neel" }));
    await userEvent.click(dialog.getByRole("radio", { name: "1.2×" }));
    await expect(args.onSettingsChange).toHaveBeenLastCalledWith({
      ...usualReading,
      voices: { hi: { voice: "Neel", speed: 1.2 } },
    });
    await userEvent.click(dialog.getByRole("button", { name: /^Listen/ }));
    await expect(args.onListen).toHaveBeenCalledOnce();
  },
});

/** The device has no voice for the language, and says what can be done. */
export const NoVoice = meta.story({
  args: { language: "ur", sample: "قلعہ سانس روکے کھڑا ہے۔", voices: [] },
  play: async () => {
    const dialog = await panel();
    await expect(dialog.getByText(/no voice for Urdu/)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Listen/ })).toBeNull();
    await expect(getComputedStyle(dialog.getByText(/قلعہ/)).direction).toBe("rtl");
  },
});

/** The browser neither speaks nor listens. */
export const WithoutSpeech = meta.story({
  args: { voices: null, canDictate: false, keptBy: "device" },
  play: async () => {
    const dialog = await panel();
    await expect(dialog.getByText("This browser cannot read aloud.")).toBeVisible();
    await expect(dialog.queryByRole("switch", { name: "Speak your lines" })).toBeNull();
    await expect(dialog.getByText("Kept on this device.")).toBeVisible();
  },
});

/** The account could not be reached. */
export const NotKept = meta.story({
  args: { notKept: true },
  play: async () => {
    const dialog = await panel();
    await expect(dialog.getByRole("status")).toHaveTextContent("this device keeps it");
  },
});

/** In Hindi. */
export const InHindi = meta.story({
  globals: { locale: "hi" },
  args: { language: "hi", sample: "क़िला साँस रोके खड़ा है।" },
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "पढ़ना" })).toBeVisible();
    await expect(screen.getByText("वाक्य-वाक्य")).toBeVisible();
  },
});
