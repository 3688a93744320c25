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
  const home = { href: "/home", label: say("nav.home"), current: pathname === "/home" };
  return <NavigationBar home="/home" links={[home]} kind={over ? "over" : "plain"} />;
}

function Foot() {
  return (
    <Footer links={[]}>
      <LanguageSwitch languages={languages} onChoose={(locale) => void chooseLanguage(locale)} />
      <ThemeSwitch initial={currentTheme()} onChoose={keepTheme} />
    </Footer>
  );
}
