import { color } from "../../tokens/tokens.ts";

/** A button that looks like the text around it. */
export const plainButton = {
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
} as const;

/** A button that looks like a link. */
export const linkButton = {
  ...plainButton,
  color: color.peacock,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
} as const;
