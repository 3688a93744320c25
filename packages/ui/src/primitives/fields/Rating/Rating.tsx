import { useId } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { controlMessages } from "../../../messages/site/controls.ts";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { StarIcon } from "../../marks/Icon/icons.ts";
import { control, rating, row, star } from "./styles.ts";

export const ratingSteps = [1, 2, 3, 4, 5] as const;
export type RatingStep = (typeof ratingSteps)[number];

export interface RatingProps extends ElementProps<"fieldset"> {
  /** What is rated: the accessible name of the group. */
  label: string;
  /** Null while nothing is chosen. */
  value: RatingStep | null;
  /** Called with the star that was pressed or reached by an arrow key. */
  onValueChange: (value: RatingStep) => void;
  /** It cannot be changed now. */
  disabled?: boolean;
}

/** Stars to choose from; for a read-only rating use `Stars`. */
export function Rating(props: RatingProps) {
  const { label, value, onValueChange, disabled = false, ...root } = props;
  const t = useMessages(controlMessages);
  const name = useId();
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
              name={name}
              value={step}
              checked={step === value}
              aria-label={t("rating.stars", { count: step, amount: step })}
              onChange={() => onValueChange(step)}
            />
          </span>
        ))}
      </div>
    </fieldset>
  );
}
