import { Button, Callout, useWords, writingWords } from "@katha/ui";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Saver } from "../saving/saver.ts";

const Versions = lazy(async () => ({ default: (await import("./Versions.tsx")).Versions }));

/** The door to a story's versions; what is behind it comes when it is first opened. */
export function useVersions(id: string, saver: Saver): { actions: ReactNode; notice: ReactNode } {
  const say = useWords(writingWords);
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
          {say("versions.open")}
        </Button>
        {wasOpen && (
          <Suspense fallback={null}>
            <Versions
              id={id}
              saver={saver}
              open={isOpen}
              onClose={() => setIsOpen(false)}
              onRestored={setRestored}
            />
          </Suspense>
        )}
      </>
    ),
    notice: restored !== undefined && (
      <Callout tone="leaf">{say("restore.done", { version: restored })}</Callout>
    ),
  };
}
