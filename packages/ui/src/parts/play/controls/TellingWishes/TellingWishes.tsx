import { useId } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export const partLengths = ["short", "usual", "long"] as const;
export const storyPaces = ["slow", "usual", "quick"] as const;

/** How a reader wants a story told. */
export interface Wishes {
  length: (typeof partLengths)[number];
  pace: (typeof storyPaces)[number];
}

export interface TellingWishesProps extends ElementProps<"div"> {
  /** What is wished for now. */
  wishes: Wishes;
  /** Called with both wishes when one was changed. */
  onWishesChange: (wishes: Wishes) => void;
}

const lengths = partLengths.map((value) => ({ value, name: `wish.length.${value}` }) as const);
const paces = storyPaces.map((value) => ({ value, name: `wish.pace.${value}` }) as const);

/** How long each part is and how quickly the story moves, where a model tells it. */
export function TellingWishes({ wishes, onWishesChange, ...root }: TellingWishesProps) {
  const t = useMessages(modelMessages);
  const id = useId();
  return (
    <div css={styles.wishes} {...root}>
      <fieldset css={styles.row}>
        <legend css={styles.legend}>{t("wish.length")}</legend>
        {lengths.map(({ value, name }) => (
          <label key={value} css={styles.option}>
            <input
              css={styles.radio}
              type="radio"
              name={`${id}-length`}
              checked={wishes.length === value}
              onChange={() => onWishesChange({ ...wishes, length: value })}
            />
            {t(name)}
          </label>
        ))}
      </fieldset>
      <fieldset css={styles.row}>
        <legend css={styles.legend}>{t("wish.pace")}</legend>
        {paces.map(({ value, name }) => (
          <label key={value} css={styles.option}>
            <input
              css={styles.radio}
              type="radio"
              name={`${id}-pace`}
              checked={wishes.pace === value}
              onChange={() => onWishesChange({ ...wishes, pace: value })}
            />
            {t(name)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
