import { ownPartsApi, toldIn } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { ownSessionMessages, TellingsDialog } from "@katha/ui/screens";
import { useFailure } from "../../../errors/useFailure.ts";

interface PartTellingsProps {
  session: string;
  part: string;
  /** The story's language. */
  language: string;
  /** A model's name by its key. */
  nameOf: (model: string) => string;
  /** Goes on with another telling; absent where the story has gone on. */
  onChoose: ((turn: string) => Promise<boolean>) | undefined;
  choosing: boolean;
  onClose: () => void;
}

/** The tellings of a part beside each other. */
export function PartTellings({ session, part, nameOf, onChoose, ...props }: PartTellingsProps) {
  const { language, choosing, onClose } = props;
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const { data, error, isFetching } = ownPartsApi.useListTellingsQuery(
    { session, turn: part },
    { refetchOnMountOrArgChange: true },
  );
  const choose = async (turn: string) => {
    if (onChoose && (await onChoose(turn))) onClose();
  };
  return (
    <TellingsDialog
      open
      tellings={data?.tellings.flatMap((entry) =>
        entry.turnId === null
          ? []
          : [
              {
                id: entry.turnId,
                text: entry.ownWording ?? toldIn(entry),
                by: entry.modelUsed === null ? null : nameOf(entry.modelUsed),
              },
            ],
      )}
      current={part}
      language={language}
      onChoose={onChoose && ((turn) => void choose(turn))}
      onOpenChange={onClose}
      busy={choosing}
      failure={error && !isFetching ? failureText(error, t("tellings.failed")) : undefined}
    />
  );
}
