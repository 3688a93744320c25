import { gameApi } from "@katha/api/game";
import { useMessages } from "@katha/ui";
import { BranchDialog, passagesMessages } from "@katha/ui/screens";
import { useFailure } from "../../errors/useFailure.ts";
import { useNavigate } from "../../routes/router.ts";
import { paths } from "../../routes/paths.ts";

interface BranchFromPartProps {
  session: string;
  /** Where the branch starts: a part, or the opening. */
  part: string;
  onClose: () => void;
}

/** Asks whether to branch here, and opens the new session. */
export function BranchFromPart({ session, part, onClose }: BranchFromPartProps) {
  const failureText = useFailure();
  const t = useMessages(passagesMessages);
  const navigate = useNavigate();
  const [branch, { isLoading, error }] = gameApi.useBranchSessionMutation();

  async function fork(): Promise<void> {
    const { data } = await branch({ session, turn: part });
    if (data === undefined) return;
    onClose();
    await navigate(paths.play(data.id));
  }

  return (
    <BranchDialog
      open
      onStay={onClose}
      onBranch={() => void fork()}
      busy={isLoading}
      failure={error && failureText(error, t("branch.failed"))}
    />
  );
}
