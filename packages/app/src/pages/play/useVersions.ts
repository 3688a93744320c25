import { gameApi } from "@katha/api/game";
import { playWords, useWords } from "@katha/ui";
import { useFailure } from "../../mapping/useFailure.ts";
import type { PlayStore } from "../../play/play-store.ts";

/** Goes through the tellings of the last part; the session stands on the one that is read. */
export function useVersions(session: string, store: PlayStore) {
  const tellFailure = useFailure();
  const say = useWords(playWords);
  const [select, { isLoading: choosing }] = gameApi.useSelectVersionMutation();

  async function stand(turn: string): Promise<void> {
    const { data, error } = await select({ session, turn });
    if (data) store.stand(data);
    else store.warn(tellFailure(error, say("turn.failed")));
  }

  return {
    choosing,
    choose: (turn: string | undefined): void => {
      if (turn !== undefined && !choosing) void stand(turn);
    },
  };
}
