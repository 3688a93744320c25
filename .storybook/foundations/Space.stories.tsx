import preview from "../preview.tsx";
import {
  breakpoints,
  layer,
  radius,
  space,
  spaceSteps,
} from "../../packages/ui/src/tokens/scale.ts";
import { color } from "../../packages/ui/src/tokens/tokens.ts";
import { Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Space" });

/** Steps of four pixels. */
export const Steps = meta.story({
  render: () => (
    <Sheet>
      {spaceSteps.map((step) => (
        <Row key={step} name={`space[${step}]`} value={space[step]}>
          <div style={{ inlineSize: space[step], blockSize: 16, background: color.lamp }} />
        </Row>
      ))}
    </Sheet>
  ),
});

/** Small for controls, large for panels, round for what is a circle. */
export const Radius = meta.story({
  render: () => (
    <Sheet>
      {Object.entries(radius).map(([name, value]) => (
        <Row key={name} name={name} value={value}>
          <div
            style={{
              inlineSize: 96,
              blockSize: 48,
              borderRadius: value,
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
      {Object.entries(breakpoints).map(([name, width]) => (
        <Row key={name} name={name} value={`${width} px`}>
          <div
            style={{
              inlineSize: `${(width / breakpoints.desktop) * 100}%`,
              blockSize: 8,
              background: color.peacock,
            }}
          />
        </Row>
      ))}
      {Object.entries(layer).map(([name, height]) => (
        <Row key={name} name={name} value={`z ${height}`}>
          {null}
        </Row>
      ))}
    </Sheet>
  ),
});
