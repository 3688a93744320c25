import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useId } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { savingMessages } from "../../../../messages/authors/saving.ts";
import { bibleIn } from "../../story-form/bible.ts";
import { objectOf } from "../../story-form/coerce.ts";
import { languageName } from "../../../../messages/language-name.ts";
import { optionName } from "../../story-form/option.ts";
import type { StoryOptions } from "../../story-form/option.ts";
import type { StoryEntry, StoryField } from "@katha/storygraph";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as pair from "../pair.ts";
import * as styles from "./styles.ts";

/** A part of the structure that both sides changed, as text; null if one side deleted it. */
export interface SceneClash {
  id: string;
  title: string;
  /** The current value in the form. */
  mine: (entry: StoryEntry) => string | null;
  theirs: string | null;
}
export type ConflictSide = "mine" | "theirs";

/** What was saved elsewhere meanwhile and has to be chosen between; each part is open until it is decided. */
export interface StoryConflict {
  /** The newer version. */
  theirs: StoryEntry;
  /** When the newer version was saved. */
  savedAt: string;
  /** The fields that both sides changed, in reading order. */
  fields: readonly StoryField[];
  /** Parts of the structure that both sides changed. */
  scenes: readonly SceneClash[];
  /** Called with the side that was chosen for a field, or for the part of the structure with this id. */
  onDecide: (part: string, side: ConflictSide) => void;
}

export interface ConflictPanelProps extends ElementProps<"section">, StoryConflict {
  /** The story's form with the author's own values; choosing the other side writes into it. */
  form: Pick<StoryForm, "entry" | "write">;
  /** The categories and tags, to name them. */
  options: StoryOptions;
}

/**
 * Two versions of a story side by side, wherever they differ. Nothing is lost before the author
 * decides.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { form, theirs, savedAt, fields, scenes, onDecide, options, ...root } = props;
  const { date, number } = useFormats();
  const t = useMessages(authorMessages);
  const tWriting = useMessages(savingMessages);
  const heading = useId();
  const saved = t("conflict.theirs", { date: date(savedAt) });

  const shown = (field: StoryField, entry: StoryEntry): string => {
    const value = entry[field];
    if (typeof value === "boolean") return t(value ? "conflict.on" : "conflict.off");
    if (typeof value !== "string") return namesOf(value) || t("conflict.empty");
    if (field === "categoryId") return namesOf([value]) || t("field.categoryNone");
    if (field === "language") return languageName(value);
    if (field === "structureText") {
      const count = Object.keys(Object(objectOf(value)["nodes"])).length;
      return t("conflict.scenes", { count, amount: number(count) });
    }
    if (field === "bibleText") {
      const { cast, places, objects } = bibleIn(value);
      const named = [...cast, ...places, ...objects].map(({ name }) => name);
      return named.join(", ") || t("conflict.empty");
    }
    return optionName(t, value) || t("conflict.empty");
  };
  const namesOf = (ids: readonly string[]): string => {
    if (options.state !== "ready") return ids.join(", ");
    const named = [...options.tags, ...options.categories];
    return ids.map((id) => named.find((each) => each.id === id)?.displayName ?? id).join(", ");
  };

  return (
    <section css={styles.panel} aria-labelledby={heading} {...root}>
      {/* The rest changes at every keystroke in a field. */}
      <div role="alert">
        <h2 id={heading} css={styles.title}>
          {t("conflict.title")}
        </h2>
      </div>
      <SmallText>{tWriting("clash.note")}</SmallText>
      {fields.map((field) => (
        <Pair
          key={field}
          title={t(`field.${field}`)}
          said={{ mine: shown(field, form.entry), theirs: shown(field, theirs) }}
          saved={saved}
          onDecide={(side) => {
            if (side === "theirs") form.write(field, theirs[field]);
            onDecide(field, side);
          }}
        />
      ))}
      {scenes.map(({ id, title, mine, theirs: other }) => (
        <Pair
          key={id}
          title={title}
          said={{
            mine: mine(form.entry) ?? tWriting("clash.gone"),
            theirs: other ?? tWriting("clash.gone"),
          }}
          saved={saved}
          onDecide={(side) => onDecide(id, side)}
        />
      ))}
      <SmallText>{tWriting("clash.later")}</SmallText>
    </section>
  );
}

interface PairProps {
  title: string;
  said: Readonly<Record<ConflictSide, string>>;
  /** When the other side was saved. */
  saved: string;
  onDecide: (side: ConflictSide) => void;
}

function Pair({ title, said, saved, onDecide }: PairProps) {
  const t = useMessages(authorMessages);
  const tWriting = useMessages(savingMessages);
  const words = {
    mine: { whose: t("conflict.yours"), decide: tWriting("clash.keepMine", { field: title }) },
    theirs: { whose: saved, decide: t("conflict.take", { field: title }) },
  };
  return (
    <div css={styles.conflict}>
      <h3 css={styles.field}>
        <bdi>{title}</bdi>
      </h3>
      <div css={pair.columns}>
        {(["mine", "theirs"] as const).map((side) => (
          <div key={side} css={[styles.side, side === "theirs" && pair.other]}>
            <p css={pair.whose}>{words[side].whose}</p>
            <p css={styles.words} dir="auto">
              {said[side]}
            </p>
            <Button size="small" onClick={() => onDecide(side)}>
              {words[side].decide}
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}
