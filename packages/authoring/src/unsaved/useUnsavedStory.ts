import { useEffect, useState } from "react";
import { claimSlot } from "./tab-slots.ts";
import type { UnsavedStory } from "./unsaved-story.ts";

/** This tab's place for unsaved words, once it has one; `of` is undefined until the owner is known. */
export function useUnsavedStory(of: string | undefined): UnsavedStory | undefined {
  const [unsaved, setUnsaved] = useState<UnsavedStory>();
  useEffect(() => {
    if (of === undefined) return undefined;
    let isHere = true;
    const claimed = claimSlot(of);
    void claimed.then((found) => isHere && setUnsaved(found.unsaved));
    return () => {
      isHere = false;
      void claimed.then(({ release }) => release());
    };
  }, [of]);
  return unsaved;
}
