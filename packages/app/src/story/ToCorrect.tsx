import { NativeReaderNote, useLoadOnIntent, useLoadWhenIdle } from "@katha/ui";
import { useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useViewer } from "../session/useViewer.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { fetchCorrection } from "./fetch-correction.ts";

/** The line on a text that awaits a native reader, with the way to correct it; guests are asked to sign in. */
export function ToCorrect({ story, language }: { story: string; language: string }) {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  // At leisure, so that it opens without a network too.
  useLoadWhenIdle(fetchCorrection, isSignedIn);
  const [Correction, reach] = useLoadOnIntent(fetchCorrection);
  const open = () => {
    reach();
    setOpen(true);
  };
  return (
    <>
      <NativeReaderNote
        language={language}
        onCorrect={() => (isSignedIn ? open() : dispatch(dialogOpened({ kind: "login" })))}
      />
      {isOpen && Correction && (
        <Correction story={story} language={language} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
