import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { pressOf } from "./button-attributes.ts";
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
  const { kind = "quiet", size = "medium", icon, busy = false, children, ...rest } = props;
  const state = busy ? { ...rest, "aria-busy": true, "aria-disabled": true } : rest;
  return (
    <button
      type="button"
      css={[button, buttonKinds[kind], buttonSizes[size]]}
      {...state}
      onClick={pressOf(state)}
    >
      {busy ? <Spinner size="small" /> : icon && <Icon of={icon} size="medium" />}
      {children}
    </button>
  );
}
