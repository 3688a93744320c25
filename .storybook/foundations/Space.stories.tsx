import preview from "../preview.tsx";
import {
  breakpoints,
  layer,
  radius,
  radiusPixels,
  space,
  spacePixels,
  spaceSteps,
} from "../../packages/ui/src/tokens/scale.ts";
import { color } from "../../packages/ui/src/tokens/tokens.ts";
import { radiusRoles, widthRoles } from "./roles.ts";
import { DoAndDont, Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Space" });

const radii = { ...radiusPixels, round: Number.parseInt(radius.round, 10) };

/** Steps of four pixels. */
export const Steps = meta.story({
  render: () => (
    <Sheet>
      {spaceSteps.map((step) => (
        <Row
          key={step}
          name={`space[${step}]`}
          copied={`--k-space-${step}`}
          value={`${spacePixels(step)} px`}
        >
          <div style={{ inlineSize: space[step], blockSize: 16, background: color.lamp }} />
        </Row>
      ))}
    </Sheet>
  ),
});

/** Small for controls, large for panels, round for circles. */
export const Radius = meta.story({
  render: () => (
    <Sheet>
      {(Object.keys(radiusRoles) as (keyof typeof radius)[]).map((name) => (
        <Row
          key={name}
          name={`radius.${name}`}
          role={radiusRoles[name]}
          copied={`--k-radius-${name}`}
          value={`${radii[name]} px`}
        >
          <div
            style={{
              inlineSize: 96,
              blockSize: 48,
              borderRadius: radius[name],
              border: `1px solid ${color.edge}`,
            }}
          />
        </Row>
      ))}
    </Sheet>
  ),
});

/** The breakpoints, and the order of layers. */
export const WidthsAndLayers = meta.story({
  render: () => (
    <Sheet>
      {(Object.keys(breakpoints) as (keyof typeof breakpoints)[]).map((name) => (
        <Row
          key={name}
          name={`from.${name}`}
          role={widthRoles[name]}
          value={`${breakpoints[name]} px`}
        >
          <div
            style={{
              inlineSize: `${(breakpoints[name] / breakpoints.desktop) * 100}%`,
              blockSize: 8,
              background: color.peacock,
            }}
          />
        </Row>
      ))}
      {Object.entries(layer).map(([name, height]) => (
        <Row key={name} name={`layer.${name}`} value={`z ${height}`}>
          {null}
        </Row>
      ))}
    </Sheet>
  ),
});

/** How to use space, and how not to. */
export const DosAndDonts = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <DoAndDont
      rules={[
        {
          good: "Give the room to the parent, as gap or padding.",
          bad: "Give a component a margin of its own: it is not alone.",
        },
        {
          good: "Take a step: space[3].",
          bad: "Take 13 px because it looked right once.",
        },
        {
          good: "Write inline and block, so that a page from the right is mirrored.",
          bad: "Write left and right.",
        },
      ]}
    />
  ),
});
