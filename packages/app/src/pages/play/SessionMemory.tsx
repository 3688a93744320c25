import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import {
  failureMessages,
  type MemoryAnswer,
  MemoryPanel,
  passagesMessages,
} from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";

interface SessionMemoryProps {
  session: string;
  /** The story's language. */
  language: string;
  onClose: () => void;
}

/** What the narrator currently remembers of this session. */
export function SessionMemory({ session, language, onClose }: SessionMemoryProps) {
  const tFailure = useMessages(failureMessages);
  const explain = useFailure();
  const t = useMessages(passagesMessages);
  const read = gameApi.useGetSessionMemoryQuery(session, { refetchOnMountOrArgChange: true });
  const [writeNote] = gameApi.useNoteMemoryMutation();
  const [setPin] = gameApi.usePinMemoryMutation();
  const [correct] = gameApi.useCorrectMemoryMutation();

  async function write(item: string, text: string, otherwise: string): Promise<MemoryAnswer> {
    const { error } = await correct({ session, item, text });
    return error && { failure: explain(error, otherwise) };
  }

  async function note(text: string): Promise<MemoryAnswer> {
    const { error } = await writeNote({ session, text });
    return error && { failure: explain(error, t("memory.failed")) };
  }

  async function pin(item: string, isPinned: boolean): Promise<MemoryAnswer> {
    const { error } = await setPin({ session, item, isPinned });
    return error && { failure: explain(error, t("memory.pinFailed")) };
  }

  const isStale = read.isFetching && !read.isSuccess;
  return (
    <MemoryPanel
      open
      onOpenChange={onClose}
      items={isStale ? undefined : read.data?.items}
      language={language}
      failure={
        read.isError && !read.isFetching ? explain(read.error, tFailure("error.noLine")) : undefined
      }
      onRetry={() => void read.refetch()}
      onNote={note}
      onPin={pin}
      onCorrect={(id, text) => write(id, text, t("memory.failed"))}
      onForget={(id) => write(id, "", t("memory.forgetFailed"))}
    />
  );
}
