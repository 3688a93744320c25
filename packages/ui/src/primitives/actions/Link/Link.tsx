import { Anchor } from "./LinkProvider.tsx";
import type { AnchorProps, LinkTarget } from "./LinkProvider.tsx";
import { linkVariants } from "./styles.ts";
import type { LinkVariant } from "./styles.ts";

interface LinkLook extends Omit<AnchorProps, "href"> {
  /**
   * `text` is coloured and underlined, for sentences; `nav` is for navigation bars; `quiet` looks
   * like the text around it.
   * @default "text"
   */
  variant?: LinkVariant;
}
export type LinkProps = LinkLook & LinkTarget;

/** A link within words or in a row of places. `LinkProvider` makes it the app's router's. */
export function Link({ variant = "text", ...anchor }: LinkProps) {
  return <Anchor css={linkVariants[variant]} {...anchor} />;
}
