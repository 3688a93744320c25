import {
  canDictate,
  ReadAloud,
  type ReadAloudProps,
  ReadingSettingsPanel,
  useVoices,
} from "@katha/ui/screens";
import { useEffect } from "react";
import type { Reading } from "./useReading.ts";

/** One chunk: the entry script lists every file that can be fetched, and these are used together. */
export { Dictate } from "@katha/ui/screens";

interface ReadingDialogProps {
  reading: Reading;
  /** The story's language. */
  language: string;
  /** A passage for the preview. */
  sample: string;
  onListen: () => void;
  onClose: () => void;
}

/** The panel with what this device can do for the story's language. */
export function ReadingDialog({ reading, onClose, ...others }: ReadingDialogProps) {
  return (
    <ReadingSettingsPanel
      open
      onOpenChange={onClose}
      settings={reading.settings}
      onSettingsChange={reading.change}
      keptBy={reading.keptBy}
      notKept={reading.isNotKept}
      voices={useVoices(others.language)}
      canDictate={canDictate()}
      {...others}
    />
  );
}

interface StoryAloudProps extends Omit<ReadAloudProps, "onStop"> {
  /** Called if the device has no voice for the language. */
  onNoVoice: () => void;
  onClose: () => void;
}

/** Reads the story aloud, once it is known that the device can. */
export function StoryAloud({ onNoVoice, onClose, ...aloud }: StoryAloudProps) {
  const voices = useVoices(aloud.language);
  const hasNone = voices === null || voices?.length === 0;
  useEffect(() => {
    if (hasNone) onNoVoice();
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, [hasNone]);
  return voices && voices.length > 0 && <ReadAloud {...aloud} onStop={onClose} />;
}
