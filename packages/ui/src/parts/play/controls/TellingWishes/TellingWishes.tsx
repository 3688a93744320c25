import type { ActionForm } from "@katha/api/shapes";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { modelMessages } from "../../../../messages/players/models.ts";
import { RadioGroup } from "../../../../primitives/fields/RadioGroup/RadioGroup.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export const partLengths = ["short", "usual", "long"] as const satisfies Wishes["length"][];
export const storyPaces = ["slow", "usual", "quick"] as const satisfies Wishes["pace"][];

/** How a reader wants a story told. */
export type Wishes = { [Of in "length" | "pace"]: NonNullable<ActionForm[Of]> };

export interface TellingWishesProps extends ElementProps<"div"> {
  /** What is wished for now. */
  wishes: Wishes;
  /** Called with both wishes when one was changed. */
  onWishesChange: (wishes: Wishes) => void;
}

/** How long each part is and how quickly the story moves, where a model tells it. */
export function TellingWishes({ wishes, onWishesChange, ...root }: TellingWishesProps) {
  const t = useMessages(modelMessages);
  return (
    <div css={styles.wishes} {...root}>
      <RadioGroup
        look="row"
        label={t("wish.length")}
        options={partLengths.map((value) => ({ value, label: t(`wish.length.${value}`) }))}
        value={wishes.length}
        onValueChange={(length) => onWishesChange({ ...wishes, length })}
      />
      <RadioGroup
        look="row"
        label={t("wish.pace")}
        options={storyPaces.map((value) => ({ value, label: t(`wish.pace.${value}`) }))}
        value={wishes.pace}
        onValueChange={(pace) => onWishesChange({ ...wishes, pace })}
      />
    </div>
  );
}
