import { ownPartsApi } from "@katha/api/game";
import { CostDialog, useMessages } from "@katha/ui";
import { ownSessionMessages } from "@katha/ui/screens";
import { useFailure } from "../../../errors/useFailure.ts";

interface PartCostProps {
  session: string;
  part: string;
  /** A model's name by its key. */
  nameOf: (model: string) => string;
  onClose: () => void;
}

/** What a part cost, and why. */
export function PartCost({ session, part, nameOf, onClose }: PartCostProps) {
  const t = useMessages(ownSessionMessages);
  const failureText = useFailure();
  const { data, error, isFetching } = ownPartsApi.useTurnReceiptQuery(
    { session, turn: part },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <CostDialog
      open
      cost={data && { ...data, by: data.model === null ? null : nameOf(data.model) }}
      failure={error && !isFetching ? failureText(error, t("cost.failed")) : undefined}
      onOpenChange={onClose}
    />
  );
}
