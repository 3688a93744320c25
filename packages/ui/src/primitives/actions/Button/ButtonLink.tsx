import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Anchor } from "../Link/LinkProvider.tsx";
import type { AnchorProps } from "../Link/LinkProvider.tsx";
import { button, buttonVariants, buttonSizes } from "./styles.ts";
import type { ButtonVariant, ButtonSize } from "./styles.ts";

export interface ButtonLinkProps extends AnchorProps {
  /** How much it asks for: one primary action a page, ghost ones among other things. */
  variant?: ButtonVariant;
  /** Small in tables and bars, large for the one thing that a page wants. */
  size?: ButtonSize;
  /** Stands before the words; decorative, since the words say it. */
  icon?: IconProps["icon"];
  /** The icon points forwards or backwards, so it turns round in right-to-left text. */
  flipRtl?: boolean;
  /** Where it leads: it is also its accessible name. */
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant = "secondary",
    size = "medium",
    icon,
    flipRtl = false,
    children,
    ...anchor
  } = props;
  return (
    <Anchor css={[button, buttonVariants[variant], buttonSizes[size]]} {...anchor}>
      {icon && <Icon icon={icon} size="medium" flipRtl={flipRtl} />}
      {children}
    </Anchor>
  );
}
