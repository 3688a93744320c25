import { css } from "@emotion/react";
import { color, radius, space, text } from "../../../tokens/tokens.ts";

/** It takes the focus only where the control that had it is gone. */
export const frame = css({ "&:focus": { outline: "none" } });
/** Long words make room for the button beside them, where there is enough. */
export const place = css({ display: "grid", flex: "1 1 16rem", minInlineSize: 0 });
export const code = css({ fontSize: text.small, overflowWrap: "anywhere", userSelect: "all" });
export const none = css({ color: color.inkSoft, fontSize: text.small });
export const acts = css({ display: "flex", flexWrap: "wrap", gap: space[2] });
export const made = css({
  display: "grid",
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.lamp}`,
  borderRadius: radius.small,
  "&:focus": { outline: "none" },
});
