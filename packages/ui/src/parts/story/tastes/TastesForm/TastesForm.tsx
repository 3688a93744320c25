import type { Category, Tastes } from "@katha/api/shapes";
import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Checkbox } from "../../../../primitives/fields/Checkbox/Checkbox.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { languageName } from "../../../../messages/language-name.ts";
import { tastesMessages } from "../../../../messages/players/tastes.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { useShippedNames } from "../../../../messages/useShippedNames.ts";
import { withToggled } from "../tastes.ts";
import * as styles from "./styles.ts";

/** The categories that are offered. */
export type TasteCategories =
  | { state: "loading" }
  | { state: "failed"; message: string; onRetry: () => void }
  | { state: "ready"; categories: readonly Pick<Category, "id" | "displayName">[] };

export interface TastesFormProps extends ElementProps<"form", "onSubmit"> {
  /** What is chosen when the form opens. */
  chosen: Tastes;
  /** The languages that are offered, by their codes. */
  languages: Readonly<Tastes["languages"]>;
  /** The categories that are offered. */
  offered: TasteCategories;
  /** How many categories may be chosen. */
  most: number;
  /** Called with what is to be kept. */
  onKeep: (tastes: Tastes) => void;
  /** Closes the form without a change; without it there is no such button. */
  onCancel?: () => void;
  /**
   * The first language gets the focus when the form opens.
   * @default false
   */
  takesFocus?: boolean;
  /**
   * It is being kept.
   * @default false
   */
  busy?: boolean;
}

/** The languages that one reads and the categories that one likes, several of each. */
export function TastesForm(props: TastesFormProps) {
  const {
    chosen,
    languages,
    offered,
    most,
    onKeep,
    onCancel,
    takesFocus = false,
    busy = false,
    ...root
  } = props;
  const t = useMessages(tastesMessages);
  const [tastes, setTastes] = useState(chosen);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);
  return (
    <form
      aria-label={t("tastes.title")}
      {...root}
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onKeep(tastes);
      }}
    >
      <Group title={t("tastes.languages")}>
        <ul css={styles.options}>
          {languages.map((language, at) => (
            <li key={language}>
              <Checkbox
                ref={at === 0 ? first : undefined}
                label={<span lang={language}>{languageName(language)}</span>}
                checked={tastes.languages.includes(language)}
                onChange={() =>
                  setTastes({ ...tastes, languages: withToggled(tastes.languages, language) })
                }
              />
            </li>
          ))}
        </ul>
      </Group>
      <Categories
        {...{ offered, most }}
        chosen={tastes.categories}
        onChange={(categories) => setTastes({ ...tastes, categories })}
      />
      <div css={styles.ends}>
        <Button type="submit" variant="primary" size="small" loading={busy}>
          {t("tastes.keep")}
        </Button>
        {onCancel && (
          <Button size="small" variant="ghost" onClick={onCancel}>
            {t("tastes.cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}

interface CategoriesProps {
  offered: TasteCategories;
  most: number;
  chosen: readonly string[];
  onChange: (categories: string[]) => void;
}

function Categories({ offered, most, chosen, onChange }: CategoriesProps) {
  const t = useMessages(tastesMessages);
  const tCommon = useMessages(commonMessages);
  const { number } = useFormats();
  const nameOf = useShippedNames("category");
  const isFull = chosen.length >= most;
  if (offered.state === "ready" && offered.categories.length === 0) return null;
  return (
    <Group
      title={t("tastes.categories")}
      note={isFull ? t("tastes.most", { amount: number(most) }) : undefined}
    >
      {offered.state === "loading" && <p aria-live="polite">{t("tastes.loading")}</p>}
      {offered.state === "failed" && (
        <Callout tone="danger">
          {offered.message}{" "}
          <Button size="small" onClick={offered.onRetry}>
            {tCommon("action.retry")}
          </Button>
        </Callout>
      )}
      {offered.state === "ready" && (
        <ul css={styles.options}>
          {offered.categories.map(({ id, displayName }) => (
            <li key={id}>
              <Checkbox
                label={<span dir="auto">{nameOf(displayName)}</span>}
                checked={chosen.includes(id)}
                disabled={isFull && !chosen.includes(id)}
                onChange={() => onChange(withToggled(chosen, id))}
              />
            </li>
          ))}
        </ul>
      )}
    </Group>
  );
}

interface GroupProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

function Group({ title, note, children }: GroupProps) {
  const id = useId();
  return (
    <fieldset css={styles.group} aria-describedby={note === undefined ? undefined : id}>
      <legend css={styles.legend}>{title}</legend>
      {children}
      {note !== undefined && (
        <p id={id} aria-live="polite" css={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
