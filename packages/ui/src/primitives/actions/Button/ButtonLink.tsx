import type { ReactNode } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Anchor } from "../Link/LinkProvider.tsx";
import type { AnchorProps } from "../Link/LinkProvider.tsx";
import { button, buttonKinds, buttonSizes } from "./styles.ts";
import type { ButtonKind, ButtonSize } from "./styles.ts";

export interface ButtonLinkProps extends AnchorProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconProps["of"];
  /** The icon points forwards or backwards, so it turns round in right-to-left text. */
  flips?: boolean;
  children: ReactNode;
}

/** Leads to a page, so it is an anchor, in a button's dress. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind = "quiet", size = "medium", icon, flips = false, children, ...anchor } = props;
  return (
    <Anchor css={[button, buttonKinds[kind], buttonSizes[size]]} {...anchor}>
      {icon && <Icon of={icon} size="medium" flips={flips} />}
      {children}
    </Anchor>
  );
}
