import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { playMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import type { PlaySession } from "@katha/api/play";

/** Switches between versions of the current part; the session goes on from the chosen one. */
export function useVersions(session: string, play: PlaySession) {
  const failureText = useFailure();
  const t = useMessages(playMessages);
  const [select, { isLoading: choosing }] = gameApi.useSelectVersionMutation();

  /** Resolves to whether it worked. */
  async function choose(turn: string): Promise<boolean> {
    const { data, error } = await select({ session, turn });
    if (data) play.chooseVersion(data);
    else play.warn(failureText(error, t("turn.failed")));
    return data !== undefined;
  }

  return {
    choosing,
    choose: async (turn: string | undefined): Promise<boolean> =>
      turn !== undefined && !choosing && (await choose(turn)),
  };
}
