import { commonMessages, useMessages } from "@katha/ui";
import { paths } from "../routes/paths.ts";

export function useLegalLinks() {
  const t = useMessages(commonMessages);
  return [
    { href: paths.terms, label: t("footer.terms") },
    { href: paths.privacy, label: t("footer.privacy") },
  ];
}
