import { useAppDispatch } from "../store/hooks.ts";
import { dialogOpened } from "./notices-slice.ts";

/** Tells the reader that what they opened could not be fetched, and that nothing is lost. */
export function useNotFetched(): () => void {
  const dispatch = useAppDispatch();
  return () => dispatch(dialogOpened({ kind: "not_fetched" }));
}
