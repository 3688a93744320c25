import { css } from "@emotion/react";
import { space, text } from "../../../tokens/tokens.ts";

export { choice, group, radio } from "../ThemeSwitch/styles.ts";

/** As wide as the language's name, where a theme has a round picture. */
export const named = css({
  inlineSize: "auto",
  paddingInline: space[3],
  fontSize: text.small,
});
