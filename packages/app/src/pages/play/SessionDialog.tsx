import type { GameSession } from "@katha/api/game";
import { selectPlay } from "@katha/api/play";
import { type PartAction, useLoadWhenIdle } from "@katha/ui/screens";
import { FetchedPart } from "../../shell/FetchedPart.tsx";
import { useAppSelector } from "../../store/hooks.ts";
import { fetchCorrection } from "../../story/fetch-correction.ts";
import type { Reading } from "./reading/useReading.ts";
import { isOwnPart, type OpenOwnPart } from "./own-parts/open-own-part.ts";
import type { OwnPartsProps } from "./own-parts/OwnParts.tsx";
import { partText, readText } from "./session/part-text.ts";

const fetchBranch = () =>
  import("./BranchFromPart.tsx").then(({ BranchFromPart }) => BranchFromPart);
const fetchCard = () => import("./ShareCard.tsx").then(({ ShareCard }) => ShareCard);
const fetchReport = () => import("./ReportPart.tsx").then(({ ReportPart }) => ReportPart);
const fetchMemory = () => import("./SessionMemory.tsx").then(({ SessionMemory }) => SessionMemory);
const fetchReading = () =>
  import("./reading/reading-tools.ts").then(({ ReadingDialog }) => ReadingDialog);
const fetchOwnParts = () => import("./own-parts/OwnParts.tsx").then(({ OwnParts }) => OwnParts);
const fetchAlong = () => import("./along/AlongDialog.tsx").then(({ AlongDialog }) => AlongDialog);
const fetchAll = () =>
  Promise.all([fetchBranch(), fetchCorrection(), fetchReport(), fetchMemory(), fetchOwnParts()]);

/** What can be opened over a session: an action for one of its parts, a list of it, or how it is read. */
export type OpenDialog =
  | OpenOwnPart
  | { readonly kind: PartAction; readonly part: string; readonly selected: string }
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
  return (
    <>
      {open?.kind === "branch" && (
        <FetchedPart fetchPart={fetchBranch} onClose={onClose}>
          {(Part) => <Part session={session.id} part={open.part} onClose={onClose} />}
        </FetchedPart>
      )}
      {open?.kind === "card" && (
        <FetchedPart fetchPart={fetchCard} onClose={onClose}>
          {(Part) => (
            <Part
              title={title}
              cover={cover}
              language={language}
              passage={open.selected || readText(history, open.part)}
              onClose={onClose}
            />
          )}
        </FetchedPart>
      )}
      {open?.kind === "correct" && (
        <FetchedPart fetchPart={fetchCorrection} onClose={onClose}>
          {(Part) => (
            <Part
              story={session.storyId}
              language={language}
              part={{
                session: session.id,
                id: open.part,
                passage: open.selected || partText(history, open.part),
              }}
              onClose={onClose}
            />
          )}
        </FetchedPart>
      )}
      {open?.kind === "report" && (
        <FetchedPart fetchPart={fetchReport} onClose={onClose}>
          {(Part) => <Part session={session.id} part={open.part} onClose={onClose} />}
        </FetchedPart>
      )}
      {open?.kind === "reading" && (
        <FetchedPart fetchPart={fetchReading} onClose={onClose}>
          {(Part) => <Part {...{ reading, language, sample, onListen, onClose }} />}
        </FetchedPart>
      )}
      {open !== null && isOwnPart(open) && (
        <FetchedPart fetchPart={fetchOwnParts} onClose={onClose}>
          {(Part) => <Part session={session.id} {...{ language, open, onClose }} {...own} />}
        </FetchedPart>
      )}
      {open?.kind === "along" && (
        <FetchedPart fetchPart={fetchAlong} onClose={onClose}>
          {(Part) => <Part session={session.id} onClose={onClose} />}
        </FetchedPart>
      )}
      {open?.kind === "memory" && (
        <FetchedPart fetchPart={fetchMemory} onClose={onClose}>
          {(Part) => <Part session={session.id} language={language} onClose={onClose} />}
        </FetchedPart>
      )}
    </>
  );
}
