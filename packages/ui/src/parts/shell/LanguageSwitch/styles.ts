import { css } from "@emotion/react";
import { font, space, text } from "../../../tokens/tokens.ts";

export { choice, group, radio } from "../ThemeSwitch/styles.ts";

/** As wide as the language's name, where the theme switch has a round icon. */
export const named = css({
  inlineSize: "auto",
  paddingInline: space[3],
  fontFamily: font.interfaceWords,
  fontSize: text.small,
});
