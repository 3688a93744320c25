import { Footer, NavigationBar, Page, ThemeSwitch, useLanguage } from "@katha/ui";
import type { ReactNode } from "react";
import { currentTheme, keepTheme } from "../preferences/theme.ts";
import { useLocation } from "../router.ts";

interface SiteProps {
  /** The page opens on a picture, and the bar lies over it. */
  over?: boolean;
  children: ReactNode;
}

/** A page with the header and the footer of the site. */
export function Site({ over = false, children }: SiteProps) {
  const { say } = useLanguage();
  const { pathname } = useLocation();
  const home = { href: "/home", label: say("nav.home"), current: pathname === "/home" };
  return (
    <Page
      header={<NavigationBar home="/home" links={[home]} kind={over ? "over" : "plain"} />}
      footer={
        <Footer links={[]}>
          <ThemeSwitch initial={currentTheme()} onChoose={keepTheme} />
        </Footer>
      }
    >
      {children}
    </Page>
  );
}
