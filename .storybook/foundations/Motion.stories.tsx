import { css } from "@emotion/react";
import preview from "../preview.tsx";
import { color, glow, motion, radius } from "../../packages/ui/src/tokens/tokens.ts";
import { Row, Sheet } from "./sheet.tsx";

const meta = preview.meta({ title: "Foundations/Motion" });

const stage = css({
  inlineSize: 160,
  padding: "8px 16px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  "&:hover > div": { transform: "translateX(88px)" },
});

const runner = css({
  inlineSize: 32,
  blockSize: 32,
  borderRadius: radius.round,
  background: color.lamp,
  transitionProperty: "transform",
  transitionTimingFunction: motion.ease,
});

/** Two lengths of time and one curve; both lengths are nought under reduced motion. Point at a lamp. */
export const Durations = meta.story({
  render: () => (
    <Sheet>
      {(["quick", "calm"] as const).map((name) => (
        <Row key={name} name={name} value={name === "quick" ? "120 ms" : "240 ms"}>
          <div css={stage}>
            <div css={runner} style={{ transitionDuration: motion[name] }} />
          </div>
        </Row>
      ))}
    </Sheet>
  ),
});

/** One warm glow, for what can be done; one dark lift, for what stands out. */
export const Glow = meta.story({
  render: () => (
    <Sheet>
      {Object.entries(glow).map(([name, shadow]) => (
        <Row key={name} name={name} value={shadow}>
          <div
            style={{
              inlineSize: 160,
              blockSize: 64,
              margin: 24,
              borderRadius: radius.small,
              background: color.raised,
              boxShadow: shadow,
            }}
          />
        </Row>
      ))}
    </Sheet>
  ),
});
