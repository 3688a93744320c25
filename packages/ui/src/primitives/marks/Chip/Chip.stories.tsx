import preview from "../../../../../../.storybook/preview.tsx";
import { PremiumIcon } from "../Icon/icons.ts";
import { guide } from "./Chip.guide.ts";
import { Chip } from "./Chip.tsx";
import { chipToneNames } from "./styles.ts";

const meta = preview.meta({
  title: "Primitives/Chip",
  component: Chip,
  parameters: { guide },
  args: { children: "Court intrigue" },
});

/** A category or a label. */
export const Plain = meta.story();

/** With an icon before its text. */
export const WithIcon = meta.story({
  args: { tone: "warning", icon: PremiumIcon, children: "Premium" },
});

/** A tag's colour is shown as a dot, so that its text stays readable. */
export const WithDot = meta.story({ args: { dot: "#4fae6d", children: "Forest" } });

/** Every tone. */
export const Tones = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      {chipToneNames.map((tone) => (
        <Chip key={tone} tone={tone}>
          {tone}
        </Chip>
      ))}
    </div>
  ),
});

/** Text that does not fit wraps within the chip. */
export const LongText = meta.story({
  args: { children: "Tales of the southern road as they are told at the ninth harbour" },
  globals: { viewport: { value: "phone" } },
});

/** In Hindi. */
export const Hindi = meta.story({ args: { children: "महाकाव्य" } });
