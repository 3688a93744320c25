import { type HistoryEntry, ownPartsApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { ownSessionMessages } from "@katha/ui/screens";
import { useEffect, useRef } from "react";
import { useFailure } from "../../../errors/useFailure.ts";
import { unsentWording } from "./RewordPart.tsx";

interface TakeBackWordingProps {
  session: string;
  part: string;
  entry: HistoryEntry;
  onChanged: (entry: HistoryEntry) => void;
  onFailed: (why: string) => void;
  onClose: () => void;
}

/** Has what was told stand again, at once: the words stay in this browser, to be written in again. */
export function TakeBackWording(props: TakeBackWordingProps) {
  const { session, part } = props;
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const [put] = ownPartsApi.useWordPartMutation();
  const hasBegun = useRef(false);
  const latest = useRef({ ...props, failureText, t });
  useEffect(() => {
    latest.current = { ...props, failureText, t };
  });
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const take = async () => {
      const { data, error } = await put({ session, turn: part, text: "" });
      const now = latest.current;
      if (data === undefined) {
        now.onFailed(now.failureText(error, now.t("reword.takeBackFailed")));
      } else {
        unsentWording(session, part).keep(now.entry.ownWording ?? "");
        now.onChanged(data);
      }
      now.onClose();
    };
    void take();
  }, [put, session, part]);
  return null;
}
