import { useId } from "react";
import type { ReactNode } from "react";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { CheckIcon, PartlyIcon } from "../../marks/Icon/icons.ts";
import { control, hint as soft, line, mark } from "./styles.ts";

/** What is handed on reaches the `input`. */
export interface CheckboxProps extends ElementProps<"input", "type" | "size"> {
  /** Words or a sentence with a link in it. */
  label: ReactNode;
  /** A softer line below the label, read after it. */
  hint?: string;
  /** Some of the values it represents are checked, and some are not. */
  indeterminate?: boolean;
}

/** A yes or no that waits for its form, or one of several that may all be chosen. */
export function Checkbox({
  label,
  hint,
  indeterminate = false,
  ref,
  id,
  ...native
}: CheckboxProps) {
  const own = useId();
  const described = hint === undefined ? {} : { "aria-describedby": `${own}-hint` };
  return (
    <label css={line}>
      <span css={mark}>
        <Icon icon={indeterminate ? PartlyIcon : CheckIcon} size="small" />
        <input
          css={control}
          id={id ?? own}
          {...native}
          {...described}
          type="checkbox"
          ref={(element) => {
            if (element !== null) element.indeterminate = indeterminate;
            if (typeof ref === "function") return ref(element);
            if (ref) ref.current = element;
            return undefined;
          }}
        />
      </span>
      <span>
        {label}
        {hint !== undefined && (
          <span css={soft} id={`${own}-hint`} aria-hidden>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
