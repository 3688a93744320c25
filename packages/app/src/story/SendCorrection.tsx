import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { CorrectionDialog, type CorrectionWords, correctionMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { unsentCorrection } from "./unsent-record.ts";

interface SendCorrectionProps {
  story: string;
  language: string;
  /** The part that contains the passage; absent on the story's page. */
  part?: { session: string; id: string; passage: string };
  onClose: () => void;
}

/** Sends a story's author a correction of a passage. The words are kept until they have been sent. */
export function SendCorrection({ story, language, part, onClose }: SendCorrectionProps) {
  const failureText = useFailure();
  const t = useMessages(correctionMessages);
  const [send, { isLoading, isSuccess, error }] = gameApi.useSendCorrectionMutation();
  const { user } = useViewer();
  const [unsent] = useState(() =>
    unsentCorrection(story, part?.id ?? `page-${user?.id ?? "guest"}`),
  );
  const [words, setWords] = useState<CorrectionWords>(() => unsent.read(part?.passage ?? ""));

  function write(written: CorrectionWords): void {
    setWords(written);
    unsent.keep(written);
  }

  async function sendOut(written: CorrectionWords): Promise<void> {
    const from = part && { part: { sessionId: part.session, turn: part.id } };
    const { error: refused } = await send({ id: story, ...written, ...from });
    if (refused === undefined) unsent.drop();
  }

  return (
    <CorrectionDialog
      open
      words={words}
      onWordsChange={write}
      language={language}
      onOpenChange={onClose}
      onSend={(written) => void sendOut(written)}
      busy={isLoading}
      sent={isSuccess}
      failure={error && failureText(error, t("failed"))}
    />
  );
}
