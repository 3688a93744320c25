import { expect } from "storybook/test";
import { colorNames } from "../../packages/ui/src/tokens/color.ts";
import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { palette, textPairs } from "../../packages/ui/src/tokens/palette.ts";
import { themes } from "../../packages/ui/src/tokens/theme.ts";
import { modes } from "../modes.ts";
import preview from "../preview.tsx";
import { colorRoles } from "./roles.ts";
import { DoAndDont, Row, Sheet, Swatches } from "./sheet.tsx";

const meta = preview.meta({
  title: "Foundations/Colour",
  parameters: { chromatic: { modes: modes.themes } },
});

/** Every colour: its purpose, its custom property, and its value in each theme. Click to copy. */
export const Names = meta.story({
  render: () => (
    <Sheet>
      {colorNames.map((name) => (
        <Row key={name} name={name} role={colorRoles[name]} copied={`--k-${name}`} value="">
          <Swatches name={name} values={{ dark: palette.dark[name], light: palette.light[name] }} />
        </Row>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy --k-lamp" })).toBeVisible();
    await expect(
      canvas.getByRole("button", { name: `Copy lamp, light: ${palette.light.lamp}` }),
    ).toBeVisible();
  },
});

/** How to choose a colour, and how not to. */
export const DosAndDonts = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <DoAndDont
      rules={[
        {
          good: "Take the name by its role: color.inkSoft for a hint.",
          bad: "Take a hex that looks right in one theme.",
        },
        {
          good: "Light one thing of a screen with the lamp: what there is to do.",
          bad: "Give every button the accent.",
        },
        {
          good: "Say danger in words or with an icon, and then in madder.",
          bad: "Leave it to the colour to say that something is wrong.",
        },
        {
          good: "Put words over a picture on the scrim.",
          bad: "Put ink on a picture: by morning it is dark on dark.",
        },
      ]}
    />
  ),
});

/** Text on its background in both themes, with its contrast and the required minimum. */
export const Contrast = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Sheet>
      {textPairs.map(({ text, on, least }) => (
        <Row
          key={`${text} ${on}`}
          name={`${text} on ${on}`}
          value={`${themes
            .map((theme) => contrast(palette[theme][text], palette[theme][on]).toFixed(1))
            .join(" · ")} (least ${least})`}
        >
          <span
            style={{
              padding: "8px 16px",
              background: `var(--k-${on})`,
              color: `var(--k-${text})`,
            }}
          >
            कथा Katha
          </span>
        </Row>
      ))}
    </Sheet>
  ),
});
