import { Anchor } from "./LinkProvider.tsx";
import type { AnchorProps } from "./LinkProvider.tsx";
import { linkVariants } from "./styles.ts";
import type { LinkVariant } from "./styles.ts";

export interface LinkProps extends AnchorProps {
  /** `text` is underlined and lit within a sentence, `nav` stands in a row of places, `quiet` looks like its parent. */
  variant?: LinkVariant;
}

export function Link({ variant = "text", ...anchor }: LinkProps) {
  return <Anchor css={linkVariants[variant]} {...anchor} />;
}
