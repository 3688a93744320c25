import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { button, buttonKinds, buttonSizes } from "./styles.ts";
import type { ButtonKind, ButtonSize } from "./styles.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: IconProps["of"];
  /** At work: it turns a wheel, keeps its place and its focus, and answers no press. */
  busy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const { kind = "quiet", size = "medium", icon, busy = false, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      css={[button, buttonKinds[kind], buttonSizes[size]]}
      {...rest}
      {...(busy ? { "aria-busy": true, "aria-disabled": true } : { onClick })}
    >
      {busy ? <Spinner size="small" /> : icon && <Icon of={icon} size="medium" />}
      {children}
    </button>
  );
}
