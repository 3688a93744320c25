import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { Callout } from "./Callout.tsx";
import { guide } from "./Callout.guide.ts";
import { calloutToneNames } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Callout",
  component: Callout,
  parameters: { guide },
  args: { children: "Your story is safe. Try again." },
});

/** Problems are announced at once. */
export const Default = meta.story({
  args: { tone: "danger" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your story is safe.");
  },
});

/** Every tone. */
export const Tones = meta.story({
  args: { tone: "success" },
  render: () => (
    <div style={{ display: "grid", gap: "12px" }}>
      {calloutToneNames.map((tone) => (
        <Callout key={tone} tone={tone}>
          Your story is safe.
        </Callout>
      ))}
    </div>
  ),
});

/** Long text. */
export const LongText = meta.story({
  args: { tone: "warning", children: "The river remembers every boat. ".repeat(12) },
});

/** In Hindi. */
export const Hindi = meta.story({
  args: { tone: "success", children: "आपकी कहानी सुरक्षित है।" },
  globals: { locale: "hi" },
});
