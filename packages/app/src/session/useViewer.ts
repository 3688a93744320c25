import { useAppSelector } from "../store/hooks.ts";
import { type SessionState, selectSession } from "@katha/api";

/** Who is signed in, whether in this tab or in another. */
export function useViewer(): SessionState {
  return useAppSelector(selectSession);
}
