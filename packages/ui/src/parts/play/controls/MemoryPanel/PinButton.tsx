import { PinIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { IconButton } from "../../../../primitives/actions/IconButton/IconButton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import type { RememberedItem } from "./memory.ts";

export interface PinButtonProps {
  item: RememberedItem;
  onPin: () => void;
}

/** Puts a memory first, or back among its kind. */
export function PinButton({ item: { text, isPinned = false }, onPin }: PinButtonProps) {
  const t = useMessages(passagesMessages);
  return (
    <IconButton
      size="small"
      variant="ghost"
      filled={isPinned}
      icon={PinIcon}
      label={t("memory.pinItem", { text })}
      title={t(isPinned ? "memory.unpin" : "memory.pin")}
      aria-pressed={isPinned}
      onClick={onPin}
    />
  );
}
