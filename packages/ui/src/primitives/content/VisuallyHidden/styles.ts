import { css } from "@emotion/react";

/** Read by screen readers, and not to be seen. */
export const visuallyHidden = css({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
