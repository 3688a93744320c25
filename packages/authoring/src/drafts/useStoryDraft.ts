import { useEffect, useState } from "react";
import { claimDraft } from "./draft-slots.ts";
import type { StoryDraft } from "./story-draft.ts";

/** This tab's own place for what is not saved, once it is known which that is. */
export function useStoryDraft(id: string): StoryDraft | undefined {
  const [draft, setDraft] = useState<StoryDraft>();
  useEffect(() => {
    let isHere = true;
    const claimed = claimDraft(id);
    void claimed.then((found) => isHere && setDraft(found.draft));
    return () => {
      isHere = false;
      void claimed.then(({ release }) => release());
    };
  }, [id]);
  return draft;
}
