import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMapMessages } from "../../../../messages/authors/story-map.ts";
import * as styles from "./styles.ts";

/** How to move about on the map with what the device is pointed at with: a mouse, or fingers. */
export function MapHint({ isFixed }: { isFixed: boolean }) {
  const t = useMessages(storyMapMessages);
  return (
    <>
      <span css={styles.forMouse}>{t(isFixed ? "map.hintFixed" : "map.hint")}</span>
      <span css={styles.forFingers}>{t(isFixed ? "map.hintFixedTouch" : "map.hintTouch")}</span>
    </>
  );
}
