import {
  Footer,
  LanguageSwitch,
  NavigationBar,
  Notice,
  Page,
  ThemeSwitch,
  useLanguage,
} from "@katha/ui";
import type { ReactNode } from "react";
import { chooseLanguage, languages } from "../preferences/language.ts";
import { currentTheme, keepTheme } from "../preferences/theme.ts";
import { useLocation } from "../router.ts";
import { useViewer } from "../viewer/useViewer.ts";
import { useOnline } from "./useOnline.ts";

interface SiteProps {
  /** The page opens on a picture, and the bar lies over it. */
  over?: boolean;
  children: ReactNode;
}

/** A page with the header and the footer of the site. */
export function Site({ over = false, children }: SiteProps) {
  return (
    <>
      <OfflineLine />
      <Page header={<Bar over={over} />} footer={<Foot />}>
        {children}
      </Page>
    </>
  );
}

function OfflineLine() {
  const { say } = useLanguage();
  return useOnline() ? null : <Notice>{say("offline.note")}</Notice>;
}

function Bar({ over }: { over: boolean }) {
  const { say } = useLanguage();
  const { pathname } = useLocation();
  const { isSignedIn } = useViewer();
  const link = (href: string, label: string) => ({ href, label, current: pathname === href });
  const links = [
    link("/home", say("nav.home")),
    isSignedIn ? link("/profile", say("nav.profile")) : link("/login", say("nav.login")),
  ];
  return <NavigationBar home="/home" links={links} kind={over ? "over" : "plain"} />;
}

function Foot() {
  const { say } = useLanguage();
  const links = [
    { href: "/terms-of-service", label: say("footer.terms") },
    { href: "/privacy-policy", label: say("footer.privacy") },
  ];
  return (
    <Footer links={links}>
      <LanguageSwitch languages={languages} onChoose={(locale) => void chooseLanguage(locale)} />
      <ThemeSwitch initial={currentTheme()} onChoose={keepTheme} />
    </Footer>
  );
}
