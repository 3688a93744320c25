import { ReadAloud, type ReadAloudProps, useVoices } from "@katha/ui/screens";
import { useEffect } from "react";

interface StoryAloudProps extends Pick<
  ReadAloudProps,
  "entries" | "streamOf" | "choices" | "language" | "title" | "busy" | "onStop"
> {
  /** Called if the device has no voice for the language. */
  onNoVoice: () => void;
}

/** Reads the story aloud, once it is known that the device can. */
export function StoryAloud({ onNoVoice, ...aloud }: StoryAloudProps) {
  const voices = useVoices(aloud.language);
  const hasNone = voices === null || voices?.length === 0;
  useEffect(() => {
    if (hasNone) onNoVoice();
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, [hasNone]);
  return voices && voices.length > 0 && <ReadAloud {...aloud} />;
}
