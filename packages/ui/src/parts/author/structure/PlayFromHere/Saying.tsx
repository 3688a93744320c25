import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { proofMessages } from "../../../../messages/authors/proof.ts";
import * as styles from "./styles.ts";

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
