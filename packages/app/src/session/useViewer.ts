import { useAppSelector } from "../store/hooks.ts";
import { type SessionState, selectSession } from "@katha/api";

/** Who is signed in, in this tab or another one. */
export function useViewer(): SessionState {
  return useAppSelector(selectSession);
}
