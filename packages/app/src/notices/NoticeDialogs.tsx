import { Suspense, useEffect } from "react";
import { useLocation } from "../routes/router.ts";
import { optional } from "../shell/optional.ts";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";
import { dialogClosed, selectDialog } from "./notices-slice.ts";

const OpenNotice = optional(async () => (await import("./OpenNotice.tsx")).OpenNotice);

/** The dialogs' code is fetched when the first one opens. */
export function NoticeDialogs() {
  const dialog = useAppSelector(selectDialog);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  // It is about the page that it was opened on: the browser's Back leaves both.
  useEffect(() => () => void dispatch(dialogClosed()), [dispatch, pathname]);
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenNotice dialog={dialog} onClose={() => dispatch(dialogClosed())} />
    </Suspense>
  );
}
