import { commonMessages, useMessages } from "@katha/ui";
import { usePageTitle } from "../notices/page-title.ts";

/** Names the page, with the product after it. */
export function useTitle(title: string | null): void {
  const t = useMessages(commonMessages);
  usePageTitle(title === null ? null : `${title} · ${t("brand.name")}`);
}
