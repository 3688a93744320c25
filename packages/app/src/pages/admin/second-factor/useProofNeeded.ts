import { api } from "@katha/api";
import { adminTags } from "@katha/api/admin";
import { proofSettled } from "../../../second-factor/proof-slice.ts";
import { useAppDispatch, useAppSelector } from "../../../store/hooks.ts";
import "../../../store/inject-admin.ts";

/** Whether the server wants a second factor before it goes on, as it does twice a day. */
export function useProofNeeded() {
  const dispatch = useAppDispatch();
  return {
    isNeeded: useAppSelector(({ proof }) => proof?.isNeeded === true),
    postpone: () => void dispatch(proofSettled()),
    /** What was refused is asked again, so that the page gets what it waits for. */
    proved: () => {
      dispatch(proofSettled());
      dispatch(api.util.invalidateTags([...adminTags]));
    },
  };
}
