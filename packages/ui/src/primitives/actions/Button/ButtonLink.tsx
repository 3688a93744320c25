import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Anchor } from "../Link/LinkProvider.tsx";
import type { AnchorProps, LinkTarget } from "../Link/LinkProvider.tsx";
import { button, buttonVariants, buttonSizes } from "./styles.ts";
import type { ButtonVariant, ButtonSize } from "./styles.ts";

interface ButtonLinkLook extends Omit<AnchorProps, "href"> {
  /**
   * Its emphasis: one `primary` per page; `ghost` where an outline would be too much.
   * @default "secondary"
   */
  variant?: ButtonVariant;
  /**
   * `small` in tables and bars, `large` for the main action of a page.
   * @default "medium"
   */
  size?: ButtonSize;
  /** Decorative icon before the label. */
  icon?: IconProps["icon"];
  /**
   * Mirrors the icon in right-to-left text, for arrows and the like.
   * @default false
   */
  flipRtl?: boolean;
  /** The label; also the accessible name. */
  children: ReactNode;
}
export type ButtonLinkProps = ButtonLinkLook & LinkTarget;

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
