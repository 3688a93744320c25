import { useMemo } from "react";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { bibleMessages } from "../../../../messages/authors/bible.ts";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Unchecked } from "../../../../primitives/fields/Form/Unchecked.tsx";
import { useCheckedField } from "../../../../primitives/fields/Form/useCheckedField.ts";
import { bibleIn, bibleParts, printBible } from "../../story-form/bible.ts";
import type { BiblePart, StoryBible } from "../../story-form/bible.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { BibleRows } from "./BibleRows.tsx";
import * as styles from "../../state/QualitiesPanel/styles.ts";

export interface BibleFieldProps extends ElementProps<"details"> {
  /** The story's form, which holds the bible as text. */
  form: Pick<StoryForm, "field" | "write" | "entry">;
}

const counted = ["cast", "places", "objects"] as const satisfies readonly BiblePart[];

/** The story's bible: people with their secrets, places, things, other names. */
export function BibleField({ form, ...root }: BibleFieldProps) {
  const { number } = useFormats();
  const t = useMessages(bibleMessages);
  const { bibleText } = form.entry;
  const { id, ...rest } = form.field("bibleText");
  const { error } = useCheckedField(id, t("title"), { ...rest, value: bibleText });
  const bible = useMemo(() => bibleIn(bibleText), [bibleText]);
  const write = (change: Partial<StoryBible>) =>
    form.write("bibleText", printBible({ ...bible, ...change }));
  return (
    <Disclosure
      {...root}
      titleId={id}
      title={t("title")}
      aside={counted
        .map((part) => {
          const { length: count } = bible[part];
          return t(`count.${part}`, { count, amount: number(count) });
        })
        .join(" · ")}
    >
      <p css={styles.soft}>{t("hint")}</p>
      {error !== undefined && (
        <p css={styles.soft} role="alert">
          {error}
        </p>
      )}
      <Unchecked>
        {bibleParts.map((part) => (
          <BibleRows
            key={part}
            part={part}
            entries={bible[part]}
            onEntries={(entries) => write({ [part]: entries })}
          />
        ))}
      </Unchecked>
    </Disclosure>
  );
}
