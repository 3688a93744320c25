import { Button, useMessages, useToasts } from "@katha/ui";
import { savingMessages } from "@katha/ui/screens";
import { type ReactNode, useState } from "react";
import type { Autosave } from "@katha/authoring";
import { FetchedPart } from "../../shell/FetchedPart.tsx";

const fetchHistory = () =>
  import("./VersionHistory.tsx").then(({ VersionHistory }) => VersionHistory);

/** The button for a story's versions; their dialog is fetched when it is first opened. */
export function useVersionHistory(id: string, autosave: Autosave): ReactNode {
  const t = useMessages(savingMessages);
  const showToast = useToasts();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setWasOpen(true);
          setIsOpen(true);
        }}
      >
        {t("versions.open")}
      </Button>
      {wasOpen && (
        <FetchedPart fetchPart={fetchHistory} onClose={() => setWasOpen(false)}>
          {(VersionHistory) => (
            <VersionHistory
              id={id}
              autosave={autosave}
              open={isOpen}
              onClose={() => setIsOpen(false)}
              onRestored={(version) => showToast({ text: t("restore.done", { version }) })}
            />
          )}
        </FetchedPart>
      )}
    </>
  );
}
