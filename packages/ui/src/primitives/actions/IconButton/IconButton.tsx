import type { ButtonHTMLAttributes, Ref } from "react";
import { pressOf } from "../Button/button-attributes.ts";
import { button, buttonKinds, buttonSizes, square } from "../Button/styles.ts";
import type { ButtonKind, ButtonSize } from "../Button/styles.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import type { IconProps } from "../../marks/Icon/Icon.tsx";

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children"> {
  icon: IconProps["of"];
  /** Its name, since nobody can read a picture aloud. */
  label: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  filled?: boolean;
  flips?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, kind = "quiet", size = "medium", filled, flips, ...rest } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      css={[button, buttonKinds[kind], buttonSizes[size], square[size]]}
      {...rest}
      onClick={pressOf(rest)}
    >
      <Icon
        of={icon}
        {...(filled !== undefined && { filled })}
        {...(flips !== undefined && { flips })}
      />
    </button>
  );
}
