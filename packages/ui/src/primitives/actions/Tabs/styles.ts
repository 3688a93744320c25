import { css } from "@emotion/react";
import { color, space, weight } from "../../../tokens/tokens.ts";

export const root = css({ display: "grid", gap: space[6], minInlineSize: 0 });

export const list = css({
  display: "flex",
  gap: space[1],
  overflowX: "auto",
  borderBlockEnd: `1px solid ${color.line}`,
  scrollbarWidth: "none",
});

export const tab = css({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minBlockSize: "48px",
  paddingInline: space[4],
  border: 0,
  borderBlockEnd: "3px solid transparent",
  background: "transparent",
  color: color.inkSoft,
  fontWeight: weight.bold,
  whiteSpace: "nowrap",
  cursor: "pointer",
  "&:hover": { color: color.ink },
  "&[data-active]": { color: color.ink, borderBlockEndColor: color.lamp },
  "&[data-disabled]": { opacity: 0.55, cursor: "not-allowed" },
  "&:focus-visible": { outlineOffset: "-4px" },
  // In forced colours, transparent borders are visible, so every tab would look selected.
  "@media (forced-colors: active)": { "&:not([data-active])": { borderBlockEndColor: "Canvas" } },
});

export const panel = css({ minInlineSize: 0, "&:focus-visible": { outlineOffset: "6px" } });
