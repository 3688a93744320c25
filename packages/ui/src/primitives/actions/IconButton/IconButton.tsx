import type { ElementProps } from "../../element.ts";
import type { ButtonProps } from "../Button/Button.tsx";
import { clickHandler } from "../Button/button-attributes.ts";
import { button, buttonVariants, buttonSizes, square } from "../Button/styles.ts";
import type { ButtonVariant, ButtonSize } from "../Button/styles.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";

export interface IconButtonProps extends ElementProps<"button">, Pick<ButtonProps, "flipRtl"> {
  /** The whole content, so it should be understood without words. */
  icon: IconProps["icon"];
  /** The accessible name, also shown as a tooltip on hover. */
  label: string;
  /**
   * Its emphasis; `ghost` in bars and beside titles.
   * @default "secondary"
   */
  variant?: ButtonVariant;
  /**
   * The width and height.
   * @default "medium"
   */
  size?: ButtonSize;
  /**
   * Fills the icon, to show that what it toggles is on.
   * @default false
   */
  filled?: boolean;
}

/** A button that is one icon in a square of its own, with its name for those who do not see it. */
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
