import type { GameSession } from "@katha/api/game";
import { selectPlay } from "@katha/api/play";
import { type PartAction, useLoadWhenIdle } from "@katha/ui/screens";
import { fetched } from "../../shell/FetchedPart.tsx";
import { useAppSelector } from "../../store/hooks.ts";
import { SendCorrection } from "../../story/ToCorrect.tsx";
import type { Reading } from "./reading/useReading.ts";
import type { OpenOwnPart, OwnPartsProps } from "./own-parts/OwnParts.tsx";
import { partText, readText } from "./session/log.ts";

const BranchFromPart = fetched(async () => (await import("./BranchFromPart.tsx")).BranchFromPart);
const ShareCard = fetched(async () => (await import("./ShareCard.tsx")).ShareCard);
const ReportPart = fetched(async () => (await import("./ReportPart.tsx")).ReportPart);
const SessionMemory = fetched(async () => (await import("./SessionMemory.tsx")).SessionMemory);
const ReadingDialog = fetched(
  async () => (await import("./reading/ReadingTools.tsx")).ReadingDialog,
);
const OwnParts = fetched(async () => (await import("./own-parts/OwnParts.tsx")).OwnParts);
const AlongDialog = fetched(async () => (await import("./along/AlongDialog.tsx")).AlongDialog);
const fetchAll = () =>
  Promise.all([
    BranchFromPart.fetchPart(),
    SendCorrection.fetchPart(),
    ReportPart.fetchPart(),
    SessionMemory.fetchPart(),
    OwnParts.fetchPart(),
  ]);

/** What can be opened over a session: an action for one of its parts, a list of it, or how it is read. */
export type OpenDialog =
  | OpenOwnPart
  | {
      readonly kind: Exclude<PartAction, OpenOwnPart["kind"]>;
      readonly part: string;
      readonly selected: string;
    }
  | { readonly kind: "along" | "memory" | "reading" };

interface SessionDialogProps {
  session: GameSession;
  /** The story's title, language and cover. */
  title: string;
  language: string;
  cover: string | null;
  /** The dialog that is open, if one is. */
  open: OpenDialog | null;
  reading: Reading;
  /** A passage of the story for a preview. */
  sample: string;
  /** Begins to read aloud. */
  onListen: () => void;
  /** What is done with parts of the reader's own. */
  own: Omit<OwnPartsProps, "session" | "language" | "open" | "onClose">;
  onClose: () => void;
}

/** The dialogs over a session. Their code is fetched when the page is idle, so that they also open offline. */
export function SessionDialog(props: SessionDialogProps) {
  const { session, title, language, cover, open, onClose, reading, sample, onListen, own } = props;
  const history = useAppSelector((state) => selectPlay(state).history.entries);
  useLoadWhenIdle(fetchAll, true);
  if (open === null) return null;
  switch (open.kind) {
    case "branch":
      return <BranchFromPart session={session.id} part={open.part} onClose={onClose} />;
    case "card": {
      const passage = open.selected || readText(history, open.part);
      return <ShareCard {...{ title, cover, language, passage, onClose }} />;
    }
    case "correct": {
      const passage = open.selected || partText(history, open.part);
      return (
        <SendCorrection
          story={session.storyId}
          language={language}
          part={{ session: session.id, id: open.part, passage }}
          onClose={onClose}
        />
      );
    }
    case "report":
      return <ReportPart session={session.id} part={open.part} onClose={onClose} />;
    case "reading":
      return <ReadingDialog {...{ reading, language, sample, onListen, onClose }} />;
    case "along":
      return <AlongDialog session={session.id} onClose={onClose} />;
    case "memory":
      return <SessionMemory session={session.id} language={language} onClose={onClose} />;
    default:
      return <OwnParts session={session.id} {...{ language, open, onClose }} {...own} />;
  }
}
