import { Anchor } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";
import { linkVariants } from "./styles.ts";
import type { LinkVariant } from "./styles.ts";

export interface LinkProps extends AnchorProps {
  /**
   * `text` is coloured and underlined, for sentences; `nav` is for navigation bars; `quiet` looks
   * like the text around it.
   */
  variant?: LinkVariant;
}

export function Link({ variant = "text", ...anchor }: LinkProps) {
  return <Anchor css={linkVariants[variant]} {...anchor} />;
}
