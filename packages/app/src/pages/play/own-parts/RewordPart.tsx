import { ownPartLimits } from "@katha/api";
import { type HistoryEntry, ownPartsApi, toldIn } from "@katha/api/game";
import { unsentText } from "@katha/api/play";
import { useMessages } from "@katha/ui";
import { ownSessionMessages, RewordDialog } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../../errors/useFailure.ts";

interface RewordPartProps {
  session: string;
  part: string;
  entry: HistoryEntry;
  /** The story's language. */
  language: string;
  onChanged: (entry: HistoryEntry) => void;
  onClose: () => void;
}

/** The place of a wording that is not in the story, in this browser. */
export const unsentWording = (session: string, part: string) =>
  unsentText(`wording-${session}-${part}`);

/** Puts a part in the reader's own words, or has what was told stand again. Words that are taken back are kept here. */
export function RewordPart({ session, part, entry, language, ...rest }: RewordPartProps) {
  const { onChanged, onClose } = rest;
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const [put, { isLoading, error }] = ownPartsApi.useWordPartMutation();
  const [unsent] = useState(() => unsentWording(session, part));
  const original = toldIn(entry);
  const [words, setWords] = useState(() => unsent.read() || entry.ownWording || original);

  function write(changed: string): void {
    setWords(changed);
    unsent.keep(changed === (entry.ownWording ?? original) ? "" : changed);
  }

  async function save(text: string): Promise<void> {
    const { data } = await put({ session, turn: part, text });
    if (data === undefined) return;
    unsent.keep(text === "" ? (entry.ownWording ?? "") : "");
    onChanged(data);
    onClose();
  }

  return (
    <RewordDialog
      open
      words={words}
      onWordsChange={write}
      original={original}
      isWorded={entry.ownWording !== null}
      language={language}
      longest={ownPartLimits.wording}
      onSave={(text) => void save(text)}
      onTakeBack={() => void save("")}
      onOpenChange={onClose}
      busy={isLoading}
      failure={error && failureText(error, t("reword.failed"))}
    />
  );
}
