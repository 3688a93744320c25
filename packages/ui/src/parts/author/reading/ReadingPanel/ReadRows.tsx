import type { ReadEntry, SceneReading } from "@katha/api/shapes";
import { useState } from "react";
import { useFormats, useI18n, useMessages } from "../../../../messages/I18nProvider.tsx";
import { readingMessages } from "../../../../messages/authors/reading.ts";
import { Disclosure } from "../../../../primitives/content/Disclosure/Disclosure.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Picker } from "../../../../primitives/fields/Picker/Picker.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { joined } from "../../../state/words/words.ts";
import type { Mending, ReadKind } from "./reading.ts";
import { AddIcon, CloseIcon } from "../../../../primitives/marks/Icon/icons.ts";
import * as styles from "./styles.ts";

interface EntryRowProps {
  kind: ReadKind;
  entry: ReadEntry;
  /** The names of other people, of whom it may be one. */
  others: readonly string[];
  onMend: (mending: Mending, pressed: HTMLElement | null) => void;
  onOpenScene: (scene: string) => void;
}

/** A name, and behind it what is known of it, with the presses that mend it. */
export function EntryRow({ kind, entry, others, onMend, onOpenScene }: EntryRowProps) {
  // There are hundreds of rows, and a picker is dear.
  const [isOpen, setOpen] = useState(false);
  const { number } = useFormats();
  const { locale } = useI18n();
  const t = useMessages(readingMessages);
  const { name, also, sure, isOfBible, count, sentences } = entry;
  const left = count - sentences.length;
  const amountOf = (some: number) => ({ count: some, amount: number(some) });
  return (
    <li css={styles.row}>
      <Disclosure
        look="line"
        open={isOpen}
        onOpenChange={setOpen}
        title={
          <span css={styles.heading}>
            <bdi css={styles.name}>{name}</bdi>
            <span css={styles.facts}>{t("sentences", amountOf(count))}</span>
            {sure !== "sure" && (
              <Badge tone={sure === "perhaps" ? "warning" : "muted"}>{t(`sure.${sure}`)}</Badge>
            )}
            {isOfBible && <Badge>{t("ofBible")}</Badge>}
          </span>
        }
      >
        <div css={styles.inside}>
          {also.length > 0 && (
            <p css={styles.facts} dir="auto">
              {t("also", { names: joined(locale, also, "conjunction") })}
            </p>
          )}
          {sentences.length === 0 ? (
            <p css={styles.facts}>{t("nothingKnown")}</p>
          ) : (
            <ul css={styles.quotes} aria-label={t("known", { name })}>
              {sentences.map(({ scene, text, sure: isMeant }) => (
                <li
                  key={`${scene}\n${text}`}
                  css={[styles.quote, isMeant !== "sure" && styles.unsure]}
                >
                  <p css={styles.said} dir="auto">
                    {text}
                  </p>
                  <p css={styles.where}>
                    <button
                      type="button"
                      css={styles.way}
                      aria-label={t("open", { scene })}
                      onClick={() => onOpenScene(scene)}
                    >
                      <bdi>{scene}</bdi>
                    </button>
                    {isMeant !== "sure" && <span>{t("byPronoun")}</span>}
                  </p>
                </li>
              ))}
            </ul>
          )}
          {left > 0 && <p css={styles.facts}>{t("moreSentences", amountOf(left))}</p>}
          <div css={styles.acts}>
            <Button
              size="small"
              onClick={(event) => onMend({ kind: "leave_out", name }, event.currentTarget)}
            >
              {t(kind === "people" ? "notPerson" : "notThing")}
            </Button>
            {isOpen && kind === "people" && others.length > 0 && (
              <div css={styles.picker}>
                <Picker
                  label={t("sameAs", { name })}
                  placeholder={t("choose")}
                  options={others.map((one) => ({ value: one, label: one }))}
                  value={null}
                  onValueChange={(other) => {
                    if (other !== null) onMend({ kind: "same", name, other }, null);
                  }}
                />
              </div>
            )}
          </div>
        </div>
      </Disclosure>
    </li>
  );
}

interface SceneRowProps {
  read: SceneReading["scenes"][number];
  /** Everybody of the story. */
  people: readonly string[];
  onMend: (mending: Mending, pressed: HTMLElement | null) => void;
  onOpenScene: (scene: string) => void;
}

/** Who is there and who is only named, with the press that says otherwise. */
const lists = [
  { list: "present", kind: "away", word: "isNotHere", icon: CloseIcon },
  { list: "named", kind: "here", word: "isHere", icon: AddIcon },
] as const;

/** A scene with who is there, and the presses that say otherwise. */
export function SceneRow({ read, people, onMend, onOpenScene }: SceneRowProps) {
  const { locale } = useI18n();
  const t = useMessages(readingMessages);
  const { scene, present, named } = read;
  const others = people.filter((one) => !present.includes(one) && !named.includes(one));
  return (
    <li css={styles.row}>
      <Disclosure
        look="line"
        title={<bdi css={styles.name}>{scene}</bdi>}
        aside={
          <span dir="auto">
            {present.length === 0 ? t("nobody") : joined(locale, present, "conjunction")}
          </span>
        }
      >
        <div css={styles.inside}>
          {lists.map(
            ({ list, kind, word, icon }) =>
              read[list].length > 0 && (
                <div key={list} css={styles.group}>
                  <p css={styles.facts}>{t(list)}</p>
                  <div css={styles.acts}>
                    {read[list].map((name) => (
                      <Button
                        key={name}
                        size="small"
                        icon={icon}
                        onClick={(event) => onMend({ kind, name, scene }, event.currentTarget)}
                      >
                        {t(word, { name })}
                      </Button>
                    ))}
                  </div>
                </div>
              ),
          )}
          <div css={styles.acts}>
            {others.length > 0 && (
              <div css={styles.picker}>
                <Picker
                  label={t("somebodyElse")}
                  placeholder={t("choose")}
                  options={others.map((one) => ({ value: one, label: one }))}
                  value={null}
                  onValueChange={(name) => {
                    if (name !== null) onMend({ kind: "here", name, scene }, null);
                  }}
                />
              </div>
            )}
            <Button size="small" onClick={() => onOpenScene(scene)}>
              {t("open", { scene })}
            </Button>
          </div>
        </div>
      </Disclosure>
    </li>
  );
}
