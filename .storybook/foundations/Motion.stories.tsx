import { css } from "@emotion/react";
import preview from "../preview.tsx";
import { glows, motionValues } from "../../packages/ui/src/tokens/motion.ts";
import { themes } from "../../packages/ui/src/tokens/theme.ts";
import { color, glow, motion, radius } from "../../packages/ui/src/tokens/tokens.ts";
import { glowRoles, motionRoles } from "./roles.ts";
import { DoAndDont, Row, Sheet } from "./sheet.tsx";

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

/** Two durations and one curve; both durations are 0 under reduced motion. Hover over a lamp. */
export const Durations = meta.story({
  render: () => (
    <Sheet>
      {(["quick", "calm"] as const).map((name) => (
        <Row
          key={name}
          name={`motion.${name}`}
          role={motionRoles[name]}
          copied={`--k-motion-${name}`}
          value={`${motionValues[name]}, ${motionValues.ease}`}
        >
          <div css={stage}>
            <div css={runner} style={{ transitionDuration: motion[name] }} />
          </div>
        </Row>
      ))}
    </Sheet>
  ),
});

const castOf = ({ of, percent, blur }: (typeof glows)["dark"]["lamp"]) =>
  `${percent}% of ${of}, ${blur} px wide`;

/** A warm glow for actions, and a dark shadow for raised surfaces. */
export const Glow = meta.story({
  render: () => (
    <Sheet>
      {(Object.keys(glow) as (keyof typeof glow)[]).map((name) => (
        <Row
          key={name}
          name={`glow.${name}`}
          role={glowRoles[name]}
          copied={`--k-glow-${name}`}
          value={themes.map((theme) => `${theme}: ${castOf(glows[theme][name])}`).join("; ")}
        >
          <div
            style={{
              inlineSize: 160,
              blockSize: 64,
              margin: 24,
              borderRadius: radius.small,
              background: color.raised,
              boxShadow: glow[name],
            }}
          />
        </Row>
      ))}
    </Sheet>
  ),
});

/** How to move things, and how not to. */
export const DosAndDonts = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <DoAndDont
      rules={[
        {
          good: "Move by transform and opacity alone.",
          bad: "Animate a size: everything below is laid out again.",
        },
        {
          good: "Take the token: under reduced motion it is nought by itself.",
          bad: "Write 300ms: it moves for those who asked it not to.",
        },
        {
          good: "Answer a press at once, and let what comes be calm.",
          bad: "Let anything bounce, or move before somebody did something.",
        },
      ]}
    />
  ),
});
