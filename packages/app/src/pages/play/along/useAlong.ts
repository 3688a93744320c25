import type { StoryAlong, WaitingPart } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import type { AlongRecord, Waiting } from "../../../along/device-db.ts";
import { clientOf } from "../../../along/keep-along.ts";
import { onAlongEvent } from "../../../along/events.ts";
import { alongHere } from "../../../along/taking.ts";
import { errorMessage } from "../../../errors/translate-error.ts";
import { useI18n } from "../../../preferences/language.ts";
import { useAppDispatch } from "../../../store/hooks.ts";

function waitingPart(waiting: Waiting): WaitingPart {
  const { id } = waiting;
  if (waiting.kind === "picture") return { id, kind: "picture" };
  const { narrative, setup, session_data: data } = waiting.answer;
  const [entry] = data.narrative_history;
  const said = entry?.user_input ?? entry?.selected_choice ?? null;
  return {
    id,
    kind: "turn",
    said,
    told: [setup, narrative].flatMap((text) => text ?? []).join("\n\n"),
  };
}

/** What is along of the reader; absent until the device's database was read. */
export function useAlong(): readonly StoryAlong[] | undefined {
  const dispatch = useAppDispatch();
  const i18n = useI18n();
  const [found, setFound] = useState<readonly AlongRecord[]>();
  useEffect(() => {
    let isGone = false;
    const read = () => {
      void alongHere(dispatch(clientOf))
        .catch(() => [])
        .then((all) => isGone || setFound(all));
    };
    read();
    const leave = onAlongEvent(read);
    return () => {
      isGone = true;
      leave();
    };
  }, [dispatch]);
  return found?.map(({ kept, waiting }) => ({
    id: kept.id,
    title: kept.title,
    language: kept.language,
    size: kept.size,
    since: kept.takenAt,
    waiting: waiting.map(waitingPart),
    trouble: kept.trouble && {
      kind: kept.trouble.stopped,
      reason: errorMessage(i18n, kept.trouble.reason),
    },
  }));
}
