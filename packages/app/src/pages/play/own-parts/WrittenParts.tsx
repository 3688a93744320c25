import { ownPartLimits } from "@katha/api";
import { type HistoryEntry, type PartMark, ownPartsApi, toldIn } from "@katha/api/game";
import { unsentText } from "@katha/api/play";
import { useMessages } from "@katha/ui";
import { MarkDialog, ownSessionMessages, RewordDialog } from "@katha/ui/screens";
import { useEffect, useRef, useState } from "react";
import { useFailure } from "../../../errors/useFailure.ts";
import { unsentRecord } from "../../../story/unsent-record.ts";

interface PartProps {
  session: string;
  part: string;
  onChanged: (entry: HistoryEntry) => void;
  onClose: () => void;
}

interface MarkPartProps extends PartProps {
  /** What is there now. */
  mark: PartMark | null;
}

const noMark: PartMark = { isBookmarked: false, name: "", note: "" };
/** A part without any is bookmarked by one press more. */
const bookmarked: PartMark = { ...noMark, isBookmarked: true };

/** A begun bookmark or note stays in the browser until it is kept by the server. */
export function MarkPart({ session, part, mark, onChanged, onClose }: MarkPartProps) {
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const [put, { isLoading, error }] = ownPartsApi.useMarkPartMutation();
  const [unsent] = useState(() => unsentRecord(`mark-${session}-${part}`, noMark));
  const [written, setWritten] = useState(() => unsent.read() ?? mark ?? bookmarked);

  function write(changed: PartMark): void {
    setWritten(changed);
    unsent.keep(changed);
  }

  async function save({ isBookmarked, name, note }: PartMark): Promise<void> {
    const { data } = await put({ session, turn: part, isBookmarked, name, note });
    if (data === undefined) return;
    unsent.drop();
    onChanged(data);
    onClose();
  }

  return (
    <MarkDialog
      open
      mark={written}
      longest={ownPartLimits}
      onMarkChange={write}
      onSave={(changed) => void save(changed)}
      onRemove={mark === null ? undefined : () => void save(noMark)}
      onOpenChange={onClose}
      busy={isLoading}
      failure={error && failureText(error, t("mark.failed"))}
    />
  );
}

interface RewordPartProps extends PartProps {
  entry: HistoryEntry;
  /** The story's language. */
  language: string;
}

/** The place of a wording that is not in the story, in this browser. */
const unsentWording = (session: string, part: string) => unsentText(`wording-${session}-${part}`);

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

interface TakeBackWordingProps extends PartProps {
  entry: HistoryEntry;
  onFailed: (why: string) => void;
}

/** Has what was told stand again, at once: the words stay in this browser, to be written in again. */
export function TakeBackWording(props: TakeBackWordingProps) {
  const { session, part, entry, onChanged, onFailed, onClose } = props;
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const [put] = ownPartsApi.useWordPartMutation();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const take = async () => {
      const { data, error } = await put({ session, turn: part, text: "" });
      if (data === undefined) {
        onFailed(failureText(error, t("reword.takeBackFailed")));
      } else {
        unsentWording(session, part).keep(entry.ownWording ?? "");
        onChanged(data);
      }
      onClose();
    };
    void take();
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what was pressed
  }, []);
  return null;
}
