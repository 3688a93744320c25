import { css } from "@emotion/react";
import { below, space } from "../../../tokens/tokens.ts";

export const foot = css({
  justifyContent: "space-between",
  [below.tablet]: { "& > a": { display: "none" } },
});
export const steps = css({
  display: "flex",
  gap: space[3],
  [below.tablet]: {
    flex: 1,
    "& > button": { flex: "0 1 auto", paddingInline: space[4] },
    "& > button[type=submit]": { flex: 1 },
  },
});
