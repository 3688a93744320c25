import { Guidebook } from "../../parts/legal/Guidebook/Guidebook.tsx";
import { LegalPage } from "../../parts/legal/LegalPage/LegalPage.tsx";
import { terms } from "../../parts/legal/terms.ts";
import { CreateMenu } from "../../parts/shell/CreateMenu/CreateMenu.tsx";
import { EmptyState } from "../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../parts/shell/ErrorState/ErrorState.tsx";
import { Footer } from "../../parts/shell/Footer/Footer.tsx";
import { LanguageSwitch } from "../../parts/shell/LanguageSwitch/LanguageSwitch.tsx";
import { LoadingOverlay } from "../../parts/shell/LoadingOverlay/LoadingOverlay.tsx";
import { LoadingState } from "../../parts/shell/LoadingState/LoadingState.tsx";
import { Logo } from "../../parts/shell/Logo/Logo.tsx";
import { MissingState } from "../../parts/shell/MissingState/MissingState.tsx";
import { MobileMenu } from "../../parts/shell/MobileMenu/MobileMenu.tsx";
import { NavigationBar } from "../../parts/shell/NavigationBar/NavigationBar.tsx";
import { Notice } from "../../parts/shell/Notice/Notice.tsx";
import { Offer } from "../../parts/shell/Offer/Offer.tsx";
import { Page } from "../../parts/shell/Page/Page.tsx";
import { ThemeSwitch } from "../../parts/shell/ThemeSwitch/ThemeSwitch.tsx";
import { VisitorLinks } from "../../parts/shell/VisitorLinks/VisitorLinks.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const nothing = () => undefined;
const links = [{ href: "#home", label: "Home" }];

export const shell: Specimens = {
  CreateMenu: (root) => <CreateMenu {...root} />,
  EmptyState: (root) => <EmptyState {...root} title="No story yet." />,
  ErrorState: (root) => <ErrorState {...root} message="The stories could not be loaded." />,
  Footer: (root) => <Footer {...root} links={links} />,
  Guidebook: (root) => <Guidebook {...root} />,
  LanguageSwitch: (root) => (
    <LanguageSwitch
      {...root}
      languages={[{ locale: "en", name: "English" }]}
      onValueChange={nothing}
    />
  ),
  LegalPage: (root) => <LegalPage {...root} text={terms} />,
  LoadingOverlay: (root) => <LoadingOverlay {...root} onEnd={nothing} />,
  LoadingState: (root) => <LoadingState {...root}>Opening the library</LoadingState>,
  Logo: (root) => <Logo {...root} />,
  MissingState: (root) => <MissingState {...root} title="No such page." note="It has moved." />,
  MobileMenu: (root) => <MobileMenu {...root} links={links} />,
  NavigationBar: (root) => <NavigationBar {...root} links={links} />,
  Notice: (root) => <Notice {...root}>The library rests tonight.</Notice>,
  Offer: (root) => (
    <Offer {...root} accept="Load" later="Later" onAccept={nothing} onLater={nothing}>
      There is a newer version.
    </Offer>
  ),
  Page: (root) => (
    <Page {...root} header="Header" footer="Footer">
      Page
    </Page>
  ),
  ThemeSwitch: (root) => <ThemeSwitch {...root} value="dark" onValueChange={nothing} />,
  VisitorLinks: (root) => <VisitorLinks {...root} signedIn={false} />,
};

export const shellUnions: Unions = {
  EmptyState: ["scene", "heading"],
  ErrorState: ["heading"],
  Guidebook: ["current"],
  Logo: ["size"],
  NavigationBar: ["variant"],
  ThemeSwitch: ["value"],
};
