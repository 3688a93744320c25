import { type HistoryEntry, openingPart } from "@katha/api/game";
import { type PlaySession, selectPlay } from "@katha/api/play";
import { useAppSelector } from "../../../store/hooks.ts";
import { MarkPart } from "./MarkPart.tsx";
import type { OpenOwnPart } from "./open-own-part.ts";
import { PartCost } from "./PartCost.tsx";
import { PartTellings } from "./PartTellings.tsx";
import { RewordPart } from "./RewordPart.tsx";
import { SessionMarks } from "./SessionMarks.tsx";
import { TakeBackWording } from "./TakeBackWording.tsx";

export interface OwnPartsProps {
  session: string;
  /** The story's language. */
  language: string;
  open: OpenOwnPart;
  play: Pick<PlaySession, "changeEntry" | "warn" | "log">;
  /** A model's name by its key. */
  nameOf: (model: string) => string;
  /** Goes on with another telling of the last part; resolves to whether that worked. */
  onChoose: (turn: string) => Promise<boolean>;
  choosing: boolean;
  onOpen: (open: OpenOwnPart | { kind: "branch"; part: string; selected: string }) => void;
  onGo: (part: string) => void;
  onClose: () => void;
}

/** What a reader does with the parts of a session. Loaded when it is used. */
export function OwnParts(props: OwnPartsProps) {
  const { session, language, open, play, nameOf, onChoose, choosing } = props;
  const { onOpen, onGo, onClose } = props;
  const { entries, current } = useAppSelector((state) => selectPlay(state).history);
  const onChanged = (changed: HistoryEntry) => play.changeEntry(changed);
  if (open.kind === "marks") {
    return (
      <SessionMarks
        {...{ session, language, onClose }}
        onGo={(mark) => {
          onClose();
          onGo(partOf(mark));
        }}
        onBranch={(mark) => onOpen({ kind: "branch", part: partOf(mark), selected: "" })}
        onEdit={(listed) => onOpen({ kind: "mark", part: partOf(listed), listed })}
      />
    );
  }
  const { part } = open;
  const isOfPart = (entry: HistoryEntry) => partOf(entry) === part;
  const entry = entries.find(isOfPart) ?? (current !== null && isOfPart(current) ? current : null);
  switch (open.kind) {
    case "mark":
      return (
        <MarkPart
          {...{ session, part, onChanged }}
          mark={open.listed ?? entry?.mark ?? null}
          // Whoever came from the list goes back to it.
          onClose={() => (open.listed ? onOpen({ kind: "marks" }) : onClose())}
        />
      );
    case "cost":
      return <PartCost {...{ session, part, nameOf, onClose }} />;
    case "tellings":
      return (
        <PartTellings
          {...{ session, part, language, nameOf, choosing, onClose }}
          onChoose={play.log.current?.turn === part && !play.log.isBusy ? onChoose : undefined}
        />
      );
    case "reword":
      return entry && <RewordPart {...{ session, part, entry, language, onChanged, onClose }} />;
    case "takeBack":
      return (
        entry && (
          <TakeBackWording
            {...{ session, part, entry, onChanged, onClose }}
            onFailed={(why) => play.warn(why)}
          />
        )
      );
  }
}

const partOf = ({ turnId }: Pick<HistoryEntry, "turnId">) => turnId ?? openingPart;
