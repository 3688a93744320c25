import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { Anchor } from "../Link/LinkProvider.tsx";
import type { AnchorProps, LinkTarget } from "../Link/LinkProvider.tsx";
import { button, buttonVariants, buttonSizes } from "./styles.ts";
import type { ButtonProps } from "./Button.tsx";

interface ButtonLinkLook
  extends Omit<AnchorProps, "href">, Pick<ButtonProps, "variant" | "size" | "icon" | "flipRtl"> {
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
