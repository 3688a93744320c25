import { type ApiError, toApiError } from "@katha/api";
import { useRef, useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useNavigate } from "../routes/router.ts";
import { useAppDispatch } from "../store/hooks.ts";
import type { Entered } from "./enter-story.ts";

interface Options {
  /** Called before the session opens. */
  onEntered?: () => void;
  /** Takes a failure; without it, a dialog says it. */
  onFailed?: (error: ApiError) => void;
}

/** Goes to a session that is entered, or opens the dialog that asks something before; one at a time. */
export function useEntering({ onEntered, onFailed }: Options = {}) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [isEntering, setEntering] = useState(false);
  const isUnderWay = useRef(false);

  async function enter(begin: () => Promise<Entered>): Promise<void> {
    // A second press would begin a second session.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setEntering(true);
    try {
      const entered = await begin();
      if ("path" in entered) {
        onEntered?.();
        await navigate(entered.path, { state: entered });
      } else if (entered.dialog.kind === "failure" && onFailed) onFailed(entered.dialog.error);
      else dispatch(dialogOpened(entered.dialog));
    } catch (error) {
      dispatch(dialogOpened({ kind: "failure", error: toApiError(error) }));
    } finally {
      isUnderWay.current = false;
      setEntering(false);
    }
  }

  return { isEntering, enter: (begin: () => Promise<Entered>) => void enter(begin) };
}
