import { useId } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { StarIcon } from "../../marks/Icon/icons.ts";
import { control, rating, row, star } from "./styles.ts";

export const ratingSteps = [1, 2, 3, 4, 5] as const;
export type RatingStep = (typeof ratingSteps)[number];

export interface RatingProps extends ElementProps<"fieldset", "defaultValue"> {
  /** What is rated; the accessible name of the group. */
  label: string;
  /** The controlled value, null for no choice; without it the field keeps its own state. */
  value?: RatingStep | null | undefined;
  /** The initial value of an uncontrolled field. */
  defaultValue?: RatingStep | null | undefined;
  /** Called with the star that was pressed or reached with an arrow key. */
  onValueChange?: ((value: RatingStep) => void) | undefined;
  /** The name under which a form submits the number of stars. */
  name?: string | undefined;
  /**
   * Cannot be changed.
   * @default false
   */
  disabled?: boolean;
}

/** Stars for giving a rating; for a read-only rating use `Stars`. */
export function Rating(props: RatingProps) {
  const { label, value, defaultValue, onValueChange, name, disabled = false, ...root } = props;
  const t = useMessages(controlMessages);
  const own = useId();
  return (
    <fieldset css={rating} disabled={disabled} {...root}>
      <legend>{label}</legend>
      <div css={row}>
        {ratingSteps.map((step) => (
          <span key={step} css={star}>
            <Icon icon={StarIcon} size="large" />
            <input
              css={control}
              type="radio"
              name={name ?? own}
              value={step}
              {...(value === undefined
                ? { defaultChecked: step === defaultValue }
                : { checked: step === value })}
              aria-label={t("rating.stars", { count: step, amount: step })}
              onChange={() => onValueChange?.(step)}
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
