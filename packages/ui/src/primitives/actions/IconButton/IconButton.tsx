import type { ButtonHTMLAttributes, Ref } from "react";
import { clickHandler } from "../Button/button-attributes.ts";
import { button, buttonVariants, buttonSizes, square } from "../Button/styles.ts";
import type { ButtonVariant, ButtonSize } from "../Button/styles.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  icon: IconProps["icon"];
  /** Its accessible name, also shown on hover. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  filled?: boolean;
  flipRtl?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = "secondary", size = "medium", filled, flipRtl, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      css={[button, buttonVariants[variant], buttonSizes[size], square[size]]}
      {...rest}
      onClick={clickHandler(rest)}
    >
      <Icon
        icon={icon}
        {...(filled !== undefined && { filled })}
        {...(flipRtl !== undefined && { flipRtl })}
      />
    </button>
  );
}
