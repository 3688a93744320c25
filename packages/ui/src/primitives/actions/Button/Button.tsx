import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";
import { Spinner } from "../../feedback/Spinner/Spinner.tsx";
import { clickHandler } from "./button-attributes.ts";
import { button, buttonVariants, buttonSizes } from "./styles.ts";
import type { ButtonVariant, ButtonSize } from "./styles.ts";

export interface ButtonProps extends ElementProps<"button"> {
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
  /**
   * Shows a spinner and ignores presses; its size and focus stay.
   * @default false
   */
  loading?: boolean;
  /** The label, starting with a verb; also the accessible name. */
  children: ReactNode;
}

/** Does something on this page when it is pressed. A link that looks like one is a `ButtonLink`. */
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
