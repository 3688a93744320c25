import { Suspense, lazy } from "react";
import { useAppDispatch, useAppSelector } from "../store/hooks.ts";
import { dialogClosed, selectDialog } from "./notices-slice.ts";

const NoticeDialog = lazy(async () => ({
  default: (await import("./NoticeDialog.tsx")).NoticeDialog,
}));

/** The dialogs' code is fetched when the first one opens. */
export function NoticeDialogs() {
  const dialog = useAppSelector(selectDialog);
  const dispatch = useAppDispatch();
  if (dialog === null) return null;
  return (
    <Suspense fallback={null}>
      <NoticeDialog dialog={dialog} onClose={() => dispatch(dialogClosed())} />
    </Suspense>
  );
}
