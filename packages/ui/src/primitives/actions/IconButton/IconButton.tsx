import type { ElementProps } from "../../element.ts";
import { clickHandler } from "../Button/button-attributes.ts";
import { button, buttonVariants, buttonSizes, square } from "../Button/styles.ts";
import type { ButtonVariant, ButtonSize } from "../Button/styles.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";

export interface IconButtonProps extends ElementProps<"button"> {
  /** Its whole content: choose one that needs no words. */
  icon: IconProps["icon"];
  /** Its accessible name, also shown on hover. */
  label: string;
  /** How much it asks for; in bars and beside titles it is a ghost. */
  variant?: ButtonVariant;
  /** The side of its square. */
  size?: ButtonSize;
  /**
   * The icon is filled: what it toggles is on.
   * @default false
   */
  filled?: boolean;
  /**
   * The icon points forwards or backwards, so it turns round in right-to-left text.
   * @default false
   */
  flipRtl?: boolean;
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
