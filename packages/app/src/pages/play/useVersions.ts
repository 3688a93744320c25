import { gameApi } from "@katha/api/game";
import { playMessages, useMessages } from "@katha/ui";
import { useFailure } from "../../errors/useFailure.ts";
import type { PlaySession } from "@katha/api/play";

/** Switches between versions of the current part; the session goes on from the chosen one. */
export function useVersions(session: string, play: PlaySession) {
  const failureText = useFailure();
  const t = useMessages(playMessages);
  const [select, { isLoading: choosing }] = gameApi.useSelectVersionMutation();

  async function choose(turn: string): Promise<void> {
    const { data, error } = await select({ session, turn });
    if (data) play.chooseVersion(data);
    else play.warn(failureText(error, t("turn.failed")));
  }

  return {
    choosing,
    choose: (turn: string | undefined): void => {
      if (turn !== undefined && !choosing) void choose(turn);
    },
  };
}
