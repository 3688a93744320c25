import { useAppSelector } from "../store/hooks.ts";
import { type SessionState, selectSession } from "@katha/api";

/** Who is reading, as this tab or another one last had it. */
export function useViewer(): SessionState {
  return useAppSelector(selectSession);
}
