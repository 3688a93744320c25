import { useLanguage } from "@katha/ui";
import { usePageTitle } from "../notices/page-title.ts";

/** Names the page, with the product after it. */
export function useTitle(title: string | null): void {
  const { say } = useLanguage();
  usePageTitle(title === null ? null : `${title} · ${say("brand.name")}`);
}
