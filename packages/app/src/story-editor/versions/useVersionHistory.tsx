import { Button, Callout, useMessages, savingMessages } from "@katha/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Autosave } from "@katha/authoring";

const VersionHistory = lazy(async () => ({
  default: (await import("./VersionHistory.tsx")).VersionHistory,
}));

/** The button for a story's versions; their dialog is fetched when it is first opened. */
export function useVersionHistory(
  id: string,
  autosave: Autosave,
): { actions: ReactNode; notice: ReactNode } {
  const t = useMessages(savingMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const [restored, setRestored] = useState<number>();
  return {
    actions: (
      <>
        <Button
          onClick={() => {
            setRestored(undefined);
            setWasOpen(true);
            setIsOpen(true);
          }}
        >
          {t("versions.open")}
        </Button>
        {wasOpen && (
          <Suspense fallback={null}>
            <VersionHistory
              id={id}
              autosave={autosave}
              open={isOpen}
              onClose={() => setIsOpen(false)}
              onRestored={setRestored}
            />
          </Suspense>
        )}
      </>
    ),
    notice: restored !== undefined && (
      <Callout tone="success">{t("restore.done", { version: restored })}</Callout>
    ),
  };
}
