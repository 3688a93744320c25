import { css } from "@emotion/react";
import { color, from, radius, space, text, touching } from "../../../tokens/tokens.ts";

export const fileDropSizes = ["small", "medium"] as const;
export type FileDropSize = (typeof fileDropSizes)[number];

export const whole = css({
  position: "relative",
  display: "grid",
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = css({ marginBlockEnd: space[1], padding: 0 });

export const zone = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.small,
  background: color.surface,
  "&[data-over]": { borderColor: color.lamp, borderStyle: "solid", background: color.lampWash },
});
export const sizes: Record<FileDropSize, ReturnType<typeof css>> = {
  small: css({
    padding: space[2],
    paddingInlineStart: space[3],
    [touching]: { padding: space[2] },
  }),
  medium: css({
    justifyContent: "center",
    padding: space[4],
    [from.tablet]: { paddingBlock: space[6] },
  }),
};

/** A finger cannot drop a file. */
export const words = css({
  minInlineSize: 0,
  color: color.inkSoft,
  [touching]: { display: "none" },
});

export const files = css({
  display: "grid",
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: "none",
});
export const file = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  minInlineSize: 0,
  minBlockSize: "44px",
});
export const fileName = css({ minInlineSize: 0, overflowWrap: "anywhere" });
export const fileSize = css({
  flex: 1,
  color: color.inkSoft,
  fontSize: text.small,
  whiteSpace: "nowrap",
});
export const refused = css({ display: "grid", gap: space[1], minInlineSize: 0 });
export const sentence = css({ overflowWrap: "anywhere" });
