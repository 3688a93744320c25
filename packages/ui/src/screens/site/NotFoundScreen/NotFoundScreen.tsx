import { MissingState } from "../../../parts/shell/MissingState/MissingState.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { errorPageMessages } from "../../../messages/site/error-pages.ts";

export type NotFoundScreenProps = ElementProps<"div", "title">;

/** Shown for an address that does not exist (404). */
export function NotFoundScreen(root: NotFoundScreenProps) {
  const t = useMessages(errorPageMessages);
  return <MissingState title={t("missing.title")} note={t("missing.note")} {...root} />;
}
