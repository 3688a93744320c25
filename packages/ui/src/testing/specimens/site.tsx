import { ForbiddenScreen } from "../../screens/site/ForbiddenScreen/ForbiddenScreen.tsx";
import { GuideScreen } from "../../screens/site/GuideScreen/GuideScreen.tsx";
import { LandingScreen } from "../../screens/site/LandingScreen/LandingScreen.tsx";
import { NotFoundScreen } from "../../screens/site/NotFoundScreen/NotFoundScreen.tsx";
import { PremiumWaitlistScreen } from "../../screens/site/PremiumWaitlistScreen/PremiumWaitlistScreen.tsx";
import type { Specimens, Unions } from "../specimen.ts";

export const site: Specimens = {
  ForbiddenScreen: (root) => <ForbiddenScreen {...root} />,
  GuideScreen: (root) => <GuideScreen {...root} />,
  LandingScreen: (root) => <LandingScreen {...root} />,
  NotFoundScreen: (root) => <NotFoundScreen {...root} />,
  PremiumWaitlistScreen: (root) => (
    <PremiumWaitlistScreen {...root} onJoin={async () => undefined} />
  ),
};

/** The site's screens have no prop of this kind. */
export const siteUnions: Unions = {};
