import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { clickHandler } from "./button-attributes.ts";
import { button, buttonVariants, buttonSizes } from "./styles.ts";
import type { ButtonVariant, ButtonSize } from "./styles.ts";

export interface ButtonProps extends ElementProps<"button"> {
  /** How much it asks for: one primary action a page, ghost ones among other things. */
  variant?: ButtonVariant;
  /** Small in tables and bars, large for the one thing that a page wants. */
  size?: ButtonSize;
  /** Stands before the words; decorative, since the words say it. */
  icon?: IconProps["icon"];
  /** The icon points forwards or backwards, so it turns round in right-to-left text. */
  flipRtl?: boolean;
  /** Shows a spinner, keeps its size and its focus, and ignores presses. */
  loading?: boolean;
  /** What it does, as a verb: it is also its accessible name. */
  children: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    variant = "secondary",
    size = "medium",
    icon,
    flipRtl = false,
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
      {loading ? (
        <Spinner size="small" />
      ) : (
        icon && <Icon icon={icon} size="medium" flipRtl={flipRtl} />
      )}
      {children}
    </button>
  );
}
