import { useId, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { isComposing } from "../../../../primitives/fields/Form/is-composing.ts";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { answersMessages } from "../../../../messages/authors/answers.ts";
import { TriedOutcome } from "./TriedOutcome.tsx";
import type { TriedLine, TryLineHere } from "./tried-line.ts";
import * as panel from "../../state/QualitiesPanel/styles.ts";
import * as styles from "./styles.ts";

interface TryLineProps {
  node: string;
  onTry: TryLineHere;
  /** Starts an answer to a line that nothing answers. */
  onWrite: () => void;
  onOpen: (reaction: string) => void;
}

/**
 * Tries a line as a player would type it: what is understood, what answers it, and what is told.
 */
export function TryLine({ node, onTry, onWrite, onOpen }: TryLineProps) {
  const t = useMessages(answersMessages);
  const heading = useId();
  const [line, setLine] = useState("");
  const [tried, setTried] = useState<TriedLine>();
  const [waits, setWaits] = useState(false);
  const hear = async () => {
    const said = line.trim();
    if (waits || said === "") return;
    setTried(undefined);
    setWaits(true);
    setTried(await onTry(said));
    setWaits(false);
  };
  const isInVain =
    tried !== undefined && "way" in tried && (tried.way === "detour" || tried.way === "refusal");
  return (
    <section css={panel.part} aria-labelledby={heading}>
      <h3 id={heading} css={panel.title}>
        {t("try")}
      </h3>
      <div css={styles.trying}>
        <TextField
          label={t("try")}
          hideLabel
          hint={t("tryHint")}
          dir="auto"
          autoComplete="off"
          maxLength={4_000}
          data-own-undo=""
          value={line}
          onChange={(event) => setLine(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            void hear();
          }}
        />
        <Button
          size="small"
          aria-disabled={waits || line.trim() === ""}
          onClick={() => void hear()}
        >
          {t(waits ? "tryWaits" : "tryDo")}
        </Button>
      </div>
      <div css={panel.part} aria-live="polite">
        {tried && <TriedOutcome node={node} tried={tried} onOpen={onOpen} />}
        {isInVain && (
          <Button size="small" css={panel.alone} onClick={onWrite}>
            {t("tryWrite")}
          </Button>
        )}
      </div>
    </section>
  );
}
