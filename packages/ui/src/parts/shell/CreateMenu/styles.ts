import { css } from "@emotion/react";
import { color, glow, motion, radius, space, weight } from "../../../tokens/tokens.ts";

export const button = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minBlockSize: "44px",
  paddingInline: "4px",
  border: 0,
  background: "transparent",
  color: color.ink,
  fontWeight: weight.bold,
  cursor: "pointer",
  "&:hover": { color: color.lamp },
});

export const list = css({
  position: "fixed",
  inset: "auto",
  minInlineSize: "200px",
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.raised,
  color: color.ink,
  boxShadow: glow.lift,
  transition: `opacity ${motion.quick} ${motion.ease}`,
  "&:popover-open": { display: "grid", padding: space[1] },
});

export const place = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minBlockSize: "44px",
  paddingInline: space[3],
  borderRadius: radius.small,
  color: color.ink,
  textDecorationLine: "none",
  "&:hover, &:focus-visible": { background: color.lampWash },
});
