import { NativeReaderNote } from "@katha/ui";
import { useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useViewer } from "../session/useViewer.ts";
import { FetchedPart } from "../shell/FetchedPart.tsx";
import { useAppDispatch } from "../store/hooks.ts";

const fetchCorrection = () =>
  import("./SendCorrection.tsx").then(({ SendCorrection }) => SendCorrection);

/** The line on a text that awaits a native reader, with the way to correct it; guests are asked to sign in. */
export function ToCorrect({ story, language }: { story: string; language: string }) {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <NativeReaderNote
        language={language}
        onCorrect={() => (isSignedIn ? setOpen(true) : dispatch(dialogOpened({ kind: "login" })))}
      />
      {isOpen && (
        <FetchedPart fetchPart={fetchCorrection} onClose={close}>
          {(Part) => <Part story={story} language={language} onClose={close} />}
        </FetchedPart>
      )}
    </>
  );
}
