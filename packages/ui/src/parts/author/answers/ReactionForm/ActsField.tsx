import type { ActKind } from "@katha/storygraph";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Combobox } from "../../../../primitives/fields/Combobox/Combobox.tsx";
import { CloseIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { actsMessages } from "../../../../messages/authors/acts.ts";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { actNamed } from "./act-named.ts";
import * as styles from "./styles.ts";

interface ActsFieldProps {
  acts: readonly string[];
  /** All kinds of acts. */
  kinds: readonly ActKind[];
  onActs: (acts: readonly string[]) => void;
}

/** The acts that are answered: chosen from many, each removed with a press. */
export function ActsField({ acts, kinds, onActs }: ActsFieldProps) {
  const t = useMessages(answersMessages);
  const tActs = useMessages(actsMessages);
  const nameOf = (act: string) => {
    const known = actNamed(act);
    return known === undefined ? act : tActs(`act.${known}`);
  };
  return (
    <fieldset css={styles.group}>
      <legend css={styles.legend}>{t("acts")}</legend>
      {acts.length === 0 ? (
        <p css={styles.soft}>{t("actsAny")}</p>
      ) : (
        <ul css={styles.chips}>
          {acts.map((act) => (
            <li key={act}>
              <Button
                size="small"
                icon={CloseIcon}
                aria-label={t("actsRemove", { act: nameOf(act) })}
                onClick={() => onActs(acts.filter((one) => one !== act))}
              >
                {nameOf(act)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Combobox
        label={t("actsAdd")}
        options={kinds
          .filter((kind) => !acts.includes(kind))
          .map((kind) => ({ value: kind, label: nameOf(kind) }))}
        value={null}
        onValueChange={(act) => {
          if (act !== null) onActs([...acts, act]);
        }}
      />
    </fieldset>
  );
}
