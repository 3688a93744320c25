import { css } from "@emotion/react";
import { color, space, text } from "../../../../tokens/tokens.ts";

export const facts = css({
  display: "grid",
  gridTemplateColumns: "fit-content(45%) minmax(0, 1fr)",
  columnGap: space[4],
  rowGap: space[3],
  margin: 0,
  "& > dt": { color: color.inkSoft, fontSize: text.small },
  "& > dd": { margin: 0, overflowWrap: "anywhere" },
});
