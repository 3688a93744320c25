import { canDictate, ReadingSettingsPanel, useVoices } from "@katha/ui/screens";
import type { Reading } from "./useReading.ts";

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
