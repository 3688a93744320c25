import { ForbiddenScreen } from "../../screens/site/ForbiddenScreen/ForbiddenScreen.tsx";
import { GuideScreen } from "../../screens/site/GuideScreen/GuideScreen.tsx";
import { LandingScreen } from "../../screens/site/LandingScreen/LandingScreen.tsx";
import { NotFoundScreen } from "../../screens/site/NotFoundScreen/NotFoundScreen.tsx";
import { PremiumWaitlistScreen } from "../../screens/site/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
import { PrivacyScreen } from "../../screens/site/PrivacyScreen/PrivacyScreen.tsx";
import { TermsScreen } from "../../screens/site/TermsScreen/TermsScreen.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const guidebook = { started: "#guide", account: "#account", privacy: "#privacy", terms: "#terms" };

export const site: Specimens = {
  ForbiddenScreen: (root) => <ForbiddenScreen {...root} home="#home" />,
  GuideScreen: (root) => <GuideScreen {...root} home="#home" guidebook={guidebook} />,
  LandingScreen: (root) => <LandingScreen {...root} home="#home" />,
  NotFoundScreen: (root) => <NotFoundScreen {...root} home="#home" />,
  PremiumWaitlistScreen: (root) => (
    <PremiumWaitlistScreen
      {...root}
      links={{ home: "#home", terms: "#terms", privacy: "#privacy" }}
      onJoin={async () => undefined}
    />
  ),
  PrivacyScreen: (root) => <PrivacyScreen {...root} guidebook={guidebook} />,
  TermsScreen: (root) => <TermsScreen {...root} guidebook={guidebook} />,
};

/** The site's screens have no prop of this kind. */
export const siteUnions: Unions = {};
