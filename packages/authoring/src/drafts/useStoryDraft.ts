import { useEffect, useState } from "react";
import { claimDraft } from "./draft-slots.ts";
import type { StoryDraft } from "./story-draft.ts";

/** This tab's own place for what is not saved, once it is known which that is; `of` is undefined until it is known whose. */
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
