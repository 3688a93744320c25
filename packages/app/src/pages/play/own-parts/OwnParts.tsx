import { type HistoryEntry, openingPart, ownPartsApi, toldIn } from "@katha/api/game";
import { type PlaySession, selectPlay } from "@katha/api/play";
import { CostDialog, useMessages } from "@katha/ui";
import { type ListedMark, MarksPanel, ownSessionMessages, TellingsDialog } from "@katha/ui/screens";
import { useFailure } from "../../../errors/useFailure.ts";
import { useAppSelector } from "../../../store/hooks.ts";
import { MarkPart, RewordPart, TakeBackWording } from "./WrittenParts.tsx";

/** Something that a reader does with a part of a session, or their list of bookmarks and notes. */
export type OpenOwnPart =
  | { readonly kind: "marks" }
  | {
      readonly kind: "mark" | "reword" | "takeBack" | "tellings" | "cost";
      readonly part: string;
      /** For a mark that is changed from the list. */
      readonly listed?: ListedMark;
    };

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
export function OwnParts({ open, ...props }: OwnPartsProps) {
  const { session, language, play, onOpen, onClose } = props;
  const { entries, current } = useAppSelector((state) => selectPlay(state).history);
  if (open.kind === "marks") return <SessionMarks {...props} />;
  const { part } = open;
  const isOfPart = (entry: HistoryEntry) => partOf(entry) === part;
  const entry = entries.find(isOfPart) ?? (current !== null && isOfPart(current) ? current : null);
  const onChanged = (changed: HistoryEntry) => play.changeEntry(changed);
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
      return <PartCost part={part} {...props} />;
    case "tellings":
      return <PartTellings part={part} {...props} />;
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

const afresh = { refetchOnMountOrArgChange: true };

type ListProps = Omit<OwnPartsProps, "open">;

/** The reader's bookmarks and notes in this session. */
function SessionMarks({ session, language, onOpen, onGo, onClose }: ListProps) {
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const read = ownPartsApi.useListMarksQuery(session, afresh);
  const hasFailed = read.isError && !read.isFetching;
  return (
    <MarksPanel
      open
      onOpenChange={onClose}
      language={language}
      marks={hasFailed ? undefined : read.data?.marks}
      failure={hasFailed ? failureText(read.error, t("marks.failed")) : undefined}
      onRetry={() => void read.refetch()}
      onGo={(mark) => {
        onClose();
        onGo(partOf(mark));
      }}
      onBranch={(mark) => onOpen({ kind: "branch", part: partOf(mark), selected: "" })}
      onEdit={(listed) => onOpen({ kind: "mark", part: partOf(listed), listed })}
    />
  );
}

interface PartProps extends ListProps {
  part: string;
}

/** What a part cost, and why. */
function PartCost({ session, part, nameOf, onClose }: PartProps) {
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const read = ownPartsApi.useTurnReceiptQuery({ session, turn: part }, afresh);
  const { data, error, isFetching } = read;
  return (
    <CostDialog
      open
      cost={data && { ...data, by: data.model === null ? null : nameOf(data.model) }}
      failure={error && !isFetching ? failureText(error, t("cost.failed")) : undefined}
      onOpenChange={onClose}
    />
  );
}

/** The tellings of a part beside each other; the last part can go on with another. */
function PartTellings({ session, part, language, nameOf, ...props }: PartProps) {
  const { play, onChoose, choosing, onClose } = props;
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const read = ownPartsApi.useListTellingsQuery({ session, turn: part }, afresh);
  const { data, error, isFetching } = read;
  const choose = async (turn: string) => {
    if (await onChoose(turn)) onClose();
  };
  const isLast = play.log.current?.turn === part && !play.log.isBusy;
  return (
    <TellingsDialog
      open
      tellings={data?.tellings.flatMap((entry) => {
        const { turnId: id, ownWording, modelUsed } = entry;
        const by = modelUsed === null ? null : nameOf(modelUsed);
        return id === null ? [] : [{ id, text: ownWording ?? toldIn(entry), by }];
      })}
      current={part}
      language={language}
      onChoose={isLast ? (turn) => void choose(turn) : undefined}
      onOpenChange={onClose}
      busy={choosing}
      failure={error && !isFetching ? failureText(error, t("tellings.failed")) : undefined}
    />
  );
}
