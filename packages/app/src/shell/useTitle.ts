import { useMessages } from "@katha/ui";
import { commonMessages } from "@katha/ui/screens";
import { usePageTitle } from "../notices/page-title.ts";

/** Sets the page's title, followed by the product's name. */
export function useTitle(title: string | null): void {
  const t = useMessages(commonMessages);
  usePageTitle(title === null ? null : `${title} · ${t("brand.name")}`);
}
