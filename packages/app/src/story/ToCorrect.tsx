import { NativeReaderNote, useLoadWhenIdle } from "@katha/ui/screens";
import { useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { fetched } from "../shell/FetchedPart.tsx";
import { useAppDispatch } from "../store/hooks.ts";

/** The correction form, in its own chunk as few readers open it. */
export const SendCorrection = fetched(
  async () => (await import("./SendCorrection.tsx")).SendCorrection,
);

/** A notice that no native reader has checked a text, with a button to correct it; guests are asked to sign in. */
export function ToCorrect({ story, language }: { story: string; language: string }) {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  // Loaded when idle, so that it also opens offline.
  useLoadWhenIdle(SendCorrection.fetchPart, isSignedIn);
  return (
    <>
      <NativeReaderNote
        language={language}
        onCorrect={() => (isSignedIn ? setOpen(true) : dispatch(dialogOpened({ kind: "login" })))}
      />
      {isOpen && (
        <SendCorrection story={story} language={language} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
