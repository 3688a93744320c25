import { Dialog, Link, useMessages } from "@katha/ui";
import { ProofForm, twoStepMessages } from "@katha/ui/screens";
import { paths } from "../../../routes/paths.ts";
import { useProveAgain } from "./useProveAgain.ts";

interface ProveAgainDialogProps {
  onProved: () => void;
  onClose: () => void;
}

/** Opens over a page of administration, so that nothing typed there is lost. */
export function ProveAgainDialog({ onProved, onClose }: ProveAgainDialogProps) {
  const t = useMessages(twoStepMessages);
  const proof = useProveAgain(onProved);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("admin.proveTitle")}
      description={t("admin.proveNote")}
    >
      {proof && proof.kinds.length > 0 && <ProofForm label={t("admin.proveTitle")} {...proof} />}
      {proof?.kinds.length === 0 && <Link href={paths.settings}>{t("admin.account")}</Link>}
    </Dialog>
  );
}
