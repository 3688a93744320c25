import { useMessages } from "@katha/ui";
import { footerMessages } from "@katha/ui/screens";
import { paths } from "../routes/paths.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { useSiteLinks } from "./site-links.ts";

/** The legal pages, the settings' links, and administration for administrators. */
export function useFooterLinks() {
  const t = useMessages(footerMessages);
  const { user } = useViewer();
  const { chat, contact, guide, social } = useSiteLinks();
  const named = (href: string | undefined, label: string) => (href ? [{ href, label }] : []);
  return [
    { href: paths.terms, label: t("footer.terms") },
    { href: paths.privacy, label: t("footer.privacy") },
    { href: guide, label: t("footer.guide") },
    ...named(chat, t("footer.chat")),
    ...named(contact, t("footer.contact")),
    ...(user?.role === "admin" ? [{ href: paths.adminStories, label: t("footer.admin") }] : []),
    ...social,
  ];
}
