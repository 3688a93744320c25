import { useEffect, useState } from "react";
import { claimDraft } from "./draft-slots.ts";
import type { StoryDraft } from "./story-draft.ts";

/** This tab's place for unsaved words, once it has one; `of` is undefined until the owner is known. */
export function useStoryDraft(of: string | undefined): StoryDraft | undefined {
  const [draft, setDraft] = useState<StoryDraft>();
  useEffect(() => {
    if (of === undefined) return undefined;
    let isHere = true;
    const claimed = claimDraft(of);
    void claimed.then((found) => isHere && setDraft(found.draft));
    return () => {
      isHere = false;
      void claimed.then(({ release }) => release());
    };
  }, [of]);
  return draft;
}
