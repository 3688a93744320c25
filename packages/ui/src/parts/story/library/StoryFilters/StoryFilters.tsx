import type { TraitCount } from "@katha/api/shapes";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { VisuallyHidden } from "../../../../primitives/content/VisuallyHidden/VisuallyHidden.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { OpenIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { browseMessages } from "../../../../messages/players/browse.ts";
import {
  isChosen,
  storyTraitNames,
  toggled,
  type ChosenTraits,
  type StoryTraitName,
} from "./filters.ts";
import * as styles from "./styles.ts";
import { useTraitLabel } from "./useTraitLabel.ts";

export interface StoryFiltersProps extends ElementProps<"div"> {
  /** The values that are offered, with their numbers. */
  options: readonly TraitCount[];
  /** The values that are asked for. */
  chosen: ChosenTraits;
  /** Called with all values that are asked for now. */
  onChosenChange: (chosen: ChosenTraits) => void;
}

/** Open from the start; the others where something of them was chosen. */
const first: ReadonlySet<StoryTraitName> = new Set(["category", "language", "length"]);

/** Filters for stories: a group for each trait that at least one story has. */
export function StoryFilters({ options, chosen, onChosenChange, ...root }: StoryFiltersProps) {
  const t = useMessages(browseMessages);
  const groups = storyTraitNames
    .map((trait) => ({ trait, values: options.filter((option) => option.trait === trait) }))
    .filter(({ values }) => values.length > 0);
  return (
    <div css={styles.filters} {...root}>
      {groups.map(({ trait, values }) => (
        <details
          key={trait}
          css={styles.group}
          open={first.has(trait) || chosen[trait] !== undefined}
        >
          <summary css={styles.name}>
            {t(`trait.${trait}`)}
            <Icon icon={OpenIcon} size="small" />
          </summary>
          <ul css={styles.options} aria-label={t(`trait.${trait}`)}>
            {values.map((option) => (
              <li key={option.value}>
                <Checkbox
                  label={<Label option={option} />}
                  checked={isChosen(chosen, option)}
                  onChange={() => onChosenChange(toggled(chosen, option))}
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function Label({ option }: { option: TraitCount }) {
  const t = useMessages(browseMessages);
  const { number } = useFormats();
  const labelOf = useTraitLabel();
  const amount = number(option.stories);
  return (
    <span css={styles.label}>
      <span dir="auto">{labelOf(option)}</span>
      <span aria-hidden css={styles.amount}>
        {amount}
      </span>
      <VisuallyHidden>{t("browse.optionCount", { count: option.stories, amount })}</VisuallyHidden>
    </span>
  );
}
