import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { clickHandler } from "./button-attributes.ts";
import { button, buttonVariants, buttonSizes } from "./styles.ts";
import type { ButtonVariant, ButtonSize } from "./styles.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconProps["icon"];
  /** Shows a spinner, keeps its size and its focus, and ignores presses. */
  loading?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps) {
  const {
    variant = "secondary",
    size = "medium",
    icon,
    loading = false,
    children,
    ...rest
  } = props;
  const state = loading ? { ...rest, "aria-busy": true, "aria-disabled": true } : rest;
  return (
    <button
      type="button"
      css={[button, buttonVariants[variant], buttonSizes[size]]}
      {...state}
      onClick={clickHandler(state)}
    >
      {loading ? <Spinner size="small" /> : icon && <Icon icon={icon} size="medium" />}
      {children}
    </button>
  );
}
