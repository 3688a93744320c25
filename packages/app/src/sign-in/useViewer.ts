import { useAppSelector } from "../store/hooks.ts";
import { type Viewer, selectViewer } from "@katha/api";

/** Who is signed in, whether in this tab or in another. */
export function useViewer(): Viewer {
  return useAppSelector(selectViewer);
}
