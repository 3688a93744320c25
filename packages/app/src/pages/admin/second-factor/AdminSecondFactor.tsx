import { accountApi } from "@katha/api/account";
import { useMessages } from "@katha/ui";
import {
  type AdminSecondFactorResult,
  AdminSecondFactorScreen,
  twoStepMessages,
} from "@katha/ui/screens";
import { useTwoStep } from "../../../second-factor/useTwoStep.tsx";
import { useTitle } from "../../../shell/useTitle.ts";
import { useProveAgain } from "./ProveAgain.tsx";

/** Replaces a page of administration, at the same address, until a second factor is proved. */
export function AdminSecondFactor({ onProved }: { onProved: () => void }) {
  const t = useMessages(twoStepMessages);
  const me = accountApi.useMeQuery();
  const { section, failure, dialog, isOpen, onRetry } = useTwoStep(me.data, onProved);
  const proof = useProveAgain(onProved);
  const isEnrolled = section !== undefined && section.twoStep.factors.length > 0;
  useTitle(t(isEnrolled && !isOpen ? "admin.proveTitle" : "admin.enrolTitle"));

  function result(): AdminSecondFactorResult {
    if (failure !== undefined) return { state: "failed", message: failure };
    if (section === undefined || proof === undefined) return { state: "loading" };
    // While the recovery codes are shown, the page behind them stays.
    if (isEnrolled && !isOpen) return { state: "prove", ...proof };
    const { passkeyObstacle, isUnverified = false } = section;
    return { state: "enrol", passkeyObstacle, isUnverified };
  }

  return (
    <>
      <AdminSecondFactorScreen
        result={result()}
        onRetry={onRetry}
        onAdd={(kind) => section?.onAdd(kind)}
      />
      {dialog}
    </>
  );
}
