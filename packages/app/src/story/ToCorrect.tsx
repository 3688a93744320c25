import { NativeReaderNote, useLoadWhenIdle } from "@katha/ui/screens";
import { useState } from "react";
import { dialogOpened } from "../notices/notices-slice.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { FetchedPart } from "../shell/FetchedPart.tsx";
import { useAppDispatch } from "../store/hooks.ts";
import { fetchCorrection } from "./fetch-correction.ts";

/** A notice that no native reader has checked a text, with a button to correct it; guests are asked to sign in. */
export function ToCorrect({ story, language }: { story: string; language: string }) {
  const { isSignedIn } = useViewer();
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  // Loaded when idle, so that it also opens offline.
  useLoadWhenIdle(fetchCorrection, isSignedIn);
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
