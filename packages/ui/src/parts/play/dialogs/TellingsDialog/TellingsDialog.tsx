import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { Select } from "../../../../primitives/fields/Select/Select.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { ownSessionMessages } from "../../../../messages/players/own-session.ts";
import { Emphasis } from "../../log/Emphasis/Emphasis.tsx";
import type { SavingProps } from "../../opened.ts";
import * as styles from "./styles.ts";

/** One telling of a part. */
export interface PartTelling {
  id: string;
  text: string;
  /** Who told it; null for Katha itself. */
  by: string | null;
}

/** Other props are passed to the dialog. */
export interface TellingsDialogProps extends SavingProps {
  /** All tellings, oldest first; absent while they load. */
  tellings?: readonly PartTelling[] | undefined;
  /** The id of the one that is in the story. */
  current: string;
  /** The language of the story's text: `hi`, `ur`. */
  language: string;
  /** Goes on with another telling; without it the story has gone on from this one. */
  onChoose?: ((id: string) => void) | undefined;
}

/** Two tellings of a part beside each other; one of them can be chosen. */
export function TellingsDialog(props: TellingsDialogProps) {
  const { tellings, current, language, onChoose, busy = false, failure, ...root } = props;
  const t = useMessages(ownSessionMessages);
  return (
    <Dialog
      size="large"
      title={t("tellings.title")}
      description={t(onChoose ? "tellings.note" : "tellings.noteEarlier")}
      actions={<Button onClick={() => root.onOpenChange(false)}>{t("tellings.close")}</Button>}
      {...root}
    >
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {tellings === undefined && failure === undefined && (
        <output css={styles.sides} aria-label={t("tellings.loading")}>
          <Skeleton width="90%" />
          <Skeleton width="90%" />
        </output>
      )}
      {tellings && tellings.length > 0 && (
        <Sides {...{ tellings, current, language, onChoose, busy }} />
      )}
    </Dialog>
  );
}

interface SidesProps extends Pick<TellingsDialogProps, "current" | "language" | "onChoose"> {
  tellings: readonly PartTelling[];
  busy: boolean;
}

function Sides({ tellings, current, language, onChoose, busy }: SidesProps) {
  const t = useMessages(ownSessionMessages);
  const { number } = useFormats();
  const ids = tellings.map(({ id }) => id);
  const others = ids.filter((id) => id !== current);
  const [left, setLeft] = useState(ids.includes(current) ? current : (ids[0] ?? ""));
  const [right, setRight] = useState(others.at(-1) ?? "");
  const nameOf = (id: string) => t("tellings.number", { number: number(ids.indexOf(id) + 1) });
  const options = tellings.map(({ id, by }) => ({
    value: id,
    label: by === null ? nameOf(id) : `${nameOf(id)}, ${t("tellings.by", { teller: by })}`,
  }));
  const sides = [
    { label: t("tellings.left"), value: left, choose: setLeft },
    { label: t("tellings.right"), value: right, choose: setRight },
  ];
  return (
    <div css={styles.sides}>
      {sides.map(({ label, value, choose }) => (
        <section key={label} css={styles.side} aria-label={label}>
          <Select label={label} options={options} value={value} onValueChange={choose} />
          <p css={styles.words} lang={language} dir="auto">
            <Emphasis text={tellings.find(({ id }) => id === value)?.text ?? ""} />
          </p>
          {value === current ? (
            <Chip tone="accent">{t("tellings.current")}</Chip>
          ) : (
            onChoose && (
              <Button loading={busy} onClick={() => onChoose(value)}>
                {busy
                  ? t("tellings.choosing")
                  : t("tellings.chooseOf", { number: number(ids.indexOf(value) + 1) })}
              </Button>
            )
          )}
        </section>
      ))}
    </div>
  );
}
