import { Footer, MobileMenu, NavigationBar, Page, useMessages } from "@katha/ui";
import { navMessages, CreateMenu, VisitorLinks } from "@katha/ui/screens";
import type { ReactNode } from "react";
import { useNotFetched } from "../notices/useNotFetched.ts";
import { NewerApp } from "../offline/NewerApp.tsx";
import { OfflineNotice } from "../offline/OfflineNotice.tsx";
import { useLocation } from "../routes/router.ts";
import { useViewer } from "../sign-in/useViewer.ts";
import { optional } from "./optional.tsx";
import { Preferences } from "./Preferences.tsx";
import { Search } from "./Search.tsx";
import { useFooterLinks } from "./useFooterLinks.ts";
import { useTitle } from "./useTitle.ts";
import { paths } from "../routes/paths.ts";

interface SiteProps {
  /** Null while it is not known; absent if the page sets its own. */
  title?: string | null;
  /** The page begins with a picture, which the navigation bar overlays. */
  over?: boolean;
  children: ReactNode;
}

/** A page with the site's header and footer. */
export function Site({ title = null, over = false, children }: SiteProps) {
  useTitle(title);
  return (
    <>
      <OfflineNotice />
      <Page header={<Bar over={over} />} footer={<Foot />}>
        {children}
      </Page>
      <NewerApp />
    </>
  );
}

const UnreadNews = optional(async () => (await import("./UnreadNews.tsx")).UnreadNews);

function Bar({ over }: { over: boolean }) {
  const t = useMessages(navMessages);
  const { pathname } = useLocation();
  const { isSignedIn } = useViewer();
  const onUnavailable = useNotFetched();
  const link = (href: string, label: string) => ({ href, label, current: pathname === href });
  const home = link(paths.home, t("nav.home"));
  const shelf = isSignedIn ? [link(paths.shelf, t("nav.shelf"))] : [];
  const own = isSignedIn
    ? link(paths.profile, t("nav.profile"))
    : link(paths.login, t("nav.login"));
  return (
    <NavigationBar
      links={[home, ...shelf]}
      variant={over ? "over" : "plain"}
      search={<Search />}
      createMenu={<CreateMenu />}
      visitor={<VisitorLinks signedIn={isSignedIn} />}
      notifications={isSignedIn && <UnreadNews pathname={pathname} />}
      menu={
        <MobileMenu
          links={[home, ...shelf, link(paths.waitlist, t("nav.waitlist")), own]}
          create={[
            link(paths.createStory, t("nav.compose")),
            link(paths.myStories, t("nav.creations")),
          ]}
          search={<Search />}
          onUnavailable={onUnavailable}
        >
          <Preferences />
        </MobileMenu>
      }
    />
  );
}

function Foot() {
  return (
    <Footer links={useFooterLinks()}>
      <Preferences />
    </Footer>
  );
}
