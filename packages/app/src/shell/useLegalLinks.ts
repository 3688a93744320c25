import { commonMessages, useMessages } from "@katha/ui";

export function useLegalLinks() {
  const t = useMessages(commonMessages);
  return [
    { href: "/terms-of-service", label: t("footer.terms") },
    { href: "/privacy-policy", label: t("footer.privacy") },
  ];
}
