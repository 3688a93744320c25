import type { SecondFactor } from "@katha/api/shapes";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Form } from "../../../../primitives/fields/Form/Form.tsx";
import { textIn } from "../../../../primitives/fields/Form/text-in.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { list, name as nameLine, row, words } from "../../SignInList/styles.ts";
import { FactorName } from "../FactorName.tsx";
import * as styles from "./styles.ts";

export interface FactorListProps extends ElementProps<"ul"> {
  /** The apps and passkeys, in display order. */
  factors: readonly SecondFactor[];
  /** Called with an id and the new name. */
  onRename: (id: string, name: string) => void;
  /** Called with the id of the one to remove. */
  onRemove: (id: string) => void;
  /**
   * The ids of those whose changes are being saved.
   * @default []
   */
  working?: readonly string[] | undefined;
}

const none: readonly string[] = [];

/**
 * The second factors of an account: their names, when each was added, and when it was last used.
 */
export function FactorList(props: FactorListProps) {
  const { factors, onRename, onRemove, working = none, ...root } = props;
  return (
    <ul css={list} {...root}>
      {factors.map((factor) => (
        <Factor
          key={factor.id}
          factor={factor}
          isWorking={working.includes(factor.id)}
          onRename={(name) => onRename(factor.id, name)}
          onRemove={() => onRemove(factor.id)}
        />
      ))}
    </ul>
  );
}

interface FactorProps {
  factor: SecondFactor;
  isWorking: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function Factor({ factor, isWorking, onRename, onRemove }: FactorProps) {
  const { kind, name, createdAt, lastUsedAt } = factor;
  const t = useMessages(twoStepMessages);
  const { date } = useFormats();
  const [isRenamed, setRenamed] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setRenamed(false));
    renameButton.current?.focus();
  };
  if (isRenamed) {
    return (
      <li css={row}>
        <NameForm
          factor={factor}
          onCancel={close}
          onSave={(next) => {
            close();
            if (next !== name) onRename(next);
          }}
        />
      </li>
    );
  }
  return (
    <li css={row}>
      <span css={words}>
        <bdi css={nameLine}>{name}</bdi>
        <SmallText as="span">
          {t("factor.since", { kind: t(`factor.${kind}`), date: date(createdAt) })},{" "}
          {lastUsedAt === null ? t("factor.unused") : t("factor.used", { date: date(lastUsedAt) })}
        </SmallText>
      </span>
      <span css={styles.acts}>
        <Button
          ref={renameButton}
          size="small"
          variant="ghost"
          loading={isWorking}
          aria-label={t("factor.renameOf", { name })}
          onClick={() => setRenamed(true)}
        >
          {t("factor.rename")}
        </Button>
        <Button
          size="small"
          disabled={isWorking}
          aria-label={t("factor.removeOf", { name })}
          onClick={onRemove}
        >
          {t("factor.remove")}
        </Button>
      </span>
    </li>
  );
}

interface NameFormProps {
  factor: SecondFactor;
  onSave: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ factor, onSave, onCancel }: NameFormProps) {
  const t = useMessages(twoStepMessages);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <Form
      css={styles.form}
      onSubmit={(sent) => onSave(textIn(sent, "name").trim())}
      aria-label={t("factor.renameOf", factor)}
    >
      <FactorName
        ref={field}
        label={t("factor.newName", factor)}
        defaultValue={factor.name}
        onKeyDown={(event) => event.key === "Escape" && onCancel()}
      />
      <span css={styles.acts}>
        <Button size="small" variant="primary" type="submit">
          {t("factor.save")}
        </Button>
        <Button size="small" onClick={onCancel}>
          {t("factor.cancel")}
        </Button>
      </span>
    </Form>
  );
}
