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

const lengths = partLengths.map((value) => ({ value, name: `wish.length.${value}` }) as const);
const paces = storyPaces.map((value) => ({ value, name: `wish.pace.${value}` }) as const);

/** How long each part is and how quickly the story moves, where a model tells it. */
export function TellingWishes({ wishes, onWishesChange, ...root }: TellingWishesProps) {
  const t = useMessages(modelMessages);
  return (
    <div css={styles.wishes} {...root}>
      <RadioGroup
        look="row"
        label={t("wish.length")}
        options={lengths.map(({ value, name }) => ({ value, label: t(name) }))}
        value={wishes.length}
        onValueChange={(length) => onWishesChange({ ...wishes, length })}
      />
      <RadioGroup
        look="row"
        label={t("wish.pace")}
        options={paces.map(({ value, name }) => ({ value, label: t(name) }))}
        value={wishes.pace}
        onValueChange={(pace) => onWishesChange({ ...wishes, pace })}
      />
    </div>
  );
}
