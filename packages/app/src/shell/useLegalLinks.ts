import { useLanguage } from "@katha/ui";

export function useLegalLinks() {
  const { say } = useLanguage();
  return [
    { href: "/terms-of-service", label: say("footer.terms") },
    { href: "/privacy-policy", label: say("footer.privacy") },
  ];
}
