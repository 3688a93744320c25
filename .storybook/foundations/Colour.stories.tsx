import preview from "../preview.tsx";
import { colorNames } from "../../packages/ui/src/tokens/color.ts";
import { contrast } from "../../packages/ui/src/tokens/contrast.ts";
import { palette, textPairs } from "../../packages/ui/src/tokens/palette.ts";
import { themes } from "../../packages/ui/src/tokens/theme.ts";
import { modes } from "../modes.ts";
import { Row, Sheet, Swatch } from "./sheet.tsx";

const meta = preview.meta({
  title: "Foundations/Colour",
  parameters: { chromatic: { modes: modes.themes } },
});

/** Every colour by its name, as the theme that is lit has it. */
export const Names = meta.story({
  render: () => (
    <Sheet>
      {colorNames.map((name) => (
        <Row key={name} name={name} value={`${palette.dark[name]} · ${palette.light[name]}`}>
          <Swatch name={name} />
        </Row>
      ))}
    </Sheet>
  ),
});

/** Text on its ground, in both themes, with the contrast it has and the least it must keep. */
export const Contrast = meta.story({
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
