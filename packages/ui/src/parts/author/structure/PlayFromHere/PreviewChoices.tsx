import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import { testPlayMessages } from "../../../../messages/authors/test-play.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { LockIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useConditionWords } from "../../../state/words/words.ts";
import type { PreviewChoice } from "./preview.ts";
import * as styles from "./styles.ts";

interface PreviewChoicesProps {
  choices: readonly PreviewChoice[];
  /** The number of the step, so that choices of another step are not mistaken for these. */
  step: number;
  language: string | undefined;
  waits: boolean;
  onSelect: (choice: number) => void;
}

/** The choices: available, locked with the reason, or a skill check with its odds. */
export function PreviewChoices(props: PreviewChoicesProps) {
  const { choices, step, language, waits, onSelect } = props;
  const t = useMessages(proofMessages);
  return (
    <ul css={styles.choices} aria-label={t("walk.choices")}>
      {choices.map((choice, at) => {
        const said = choice.text.trim() === "" ? t("walk.unsaid") : choice.text;
        return (
          <li key={`${String(step)} ${String(at)}`}>
            <button
              type="button"
              css={styles.choice}
              lang={language}
              dir="auto"
              disabled={!choice.leads || choice.isLocked === true || waits}
              onClick={() => onSelect(at)}
            >
              {choice.isLocked && <Icon css={styles.lock} icon={LockIcon} size="small" />}{" "}
              {choice.leads ? said : t("walk.loose", { choice: said })}
              <Note choice={choice} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Why a choice is locked, or the odds of its check, in the author's language. */
function Note({ choice: { isLocked, reason, needs, odds } }: { choice: PreviewChoice }) {
  const t = useMessages(testPlayMessages);
  const { percent } = useFormats();
  const say = useConditionWords();
  const why = reason ?? (needs && t("needs", { condition: say(needs) }));
  const notes = [
    ...(isLocked && why !== undefined ? [t("locked", { reason: why })] : []),
    ...(odds === undefined ? [] : [t("odds", { odds: percent(odds * 100) })]),
  ];
  if (notes.length === 0) return null;
  return (
    <span css={styles.choiceNote} lang="" dir="auto">
      {notes.join(" · ")}
    </span>
  );
}

/** Not a form element, as it is inside the story's form. */
export function Saying({ onType, waits }: { onType: (words: string) => void; waits: boolean }) {
  const t = useMessages(proofMessages);
  const [words, setWords] = useState("");
  const send = () => {
    if (!waits && words.trim() !== "") onType(words.trim());
  };
  return (
    <div css={styles.saying}>
      <TextField
        label={t("walk.say")}
        dir="auto"
        maxLength={4_000}
        data-own-undo=""
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          send();
        }}
      />
      <Button size="small" aria-disabled={waits || words.trim() === ""} onClick={send}>
        {t("walk.sayDo")}
      </Button>
    </div>
  );
}
