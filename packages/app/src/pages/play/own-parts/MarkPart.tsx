import { ownPartLimits } from "@katha/api";
import { type HistoryEntry, type PartMark, ownPartsApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { MarkDialog, ownSessionMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../../../errors/useFailure.ts";
import { unsentMark } from "./unsent-mark.ts";

interface MarkPartProps {
  session: string;
  part: string;
  /** What is there now. */
  mark: PartMark | null;
  onChanged: (entry: HistoryEntry) => void;
  onClose: () => void;
}

/** A part without any is bookmarked by one press more. */
const bookmarked: PartMark = { isBookmarked: true, name: "", note: "" };

export function MarkPart({ session, part, mark, onChanged, onClose }: MarkPartProps) {
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const [put, { isLoading, error }] = ownPartsApi.useMarkPartMutation();
  const [unsent] = useState(() => unsentMark(session, part));
  const [written, setWritten] = useState(() => unsent.read(mark ?? bookmarked));

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
      onRemove={
        mark === null ? undefined : () => void save({ isBookmarked: false, name: "", note: "" })
      }
      onOpenChange={onClose}
      busy={isLoading}
      failure={error && failureText(error, t("mark.failed"))}
    />
  );
}
