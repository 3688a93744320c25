import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { guide } from "./Textarea.guide.ts";
import { Textarea } from "./Textarea.tsx";
import { textareaSizeNames } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Textarea",
  component: Textarea,
  parameters: { guide },
  args: { label: "What do you do?" },
  decorators: [(Story) => <div style={{ maxInlineSize: "34rem" }}>{Story()}</div>],
});

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const passage = "The lamp keeper walks the length of the hall and counts the doors. ";

/** Grows with the text that is typed. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole("textbox", { name: "What do you do?" });
    const before = heightOf(area);
    await userEvent.click(area);
    await userEvent.keyboard("one{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six");
    await expect(heightOf(area)).toBeGreaterThan(before);
    await expect(area).toHaveValue("one\ntwo\nthree\nfour\nfive\nsix");
  },
});

/** Every initial height. */
export const Sizes = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: "16px" }}>
      {textareaSizeNames.map((size) => (
        <Textarea key={size} label={size} size={size} />
      ))}
    </div>
  ),
});

/** Above its maximum height it scrolls. */
export const LongText = meta.story({
  args: { size: "line", defaultValue: passage.repeat(40) },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("textbox").parentElement as Element;
    await expect(heightOf(frame)).toBeLessThan(280);
    await expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight);
  },
});

/** With an error. */
export const Error = meta.story({ args: { error: "Say what you do, in a few words." } });

/** Disabled while a turn is in progress. */
export const Disabled = meta.story({ args: { disabled: true, defaultValue: passage } });

/** In Hindi. */
export const Hindi = meta.story({
  args: { label: "आप क्या करते हैं?", defaultValue: "मैं दीया उठाकर दरवाज़े गिनता हूँ।" },
  globals: { locale: "hi" },
});

/** Written from right to left. */
export const RightToLeft = meta.story({
  args: { label: "آپ کیا کرتے ہیں؟", defaultValue: "میں چراغ اٹھا کر دروازے گنتا ہوں۔" },
  globals: { direction: "rtl" },
});
