import { useAppDispatch } from "../store/hooks.ts";
import { dialogOpened } from "./notices-slice.ts";

/** Says that the code of what was pressed could not be fetched, and that nothing is lost. */
export function useNotFetched(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(dialogOpened({ kind: "not_fetched" }));
}
