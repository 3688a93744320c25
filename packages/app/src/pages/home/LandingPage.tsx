import { storiesApi } from "@katha/api";
import { useMessages } from "@katha/ui";
import { landingMessages, LandingScreen } from "@katha/ui/screens";
import { useEffect } from "react";
import { signedInByLink, tokenLinkOf } from "../../sign-in/token-link.ts";
import { useNotFetched } from "../../notices/useNotFetched.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";
import { Preferences } from "../../shell/Preferences.tsx";
import { useFooterLinks } from "../../shell/useFooterLinks.ts";
import { useTitle } from "../../shell/useTitle.ts";
import { Waiting } from "../../shell/Waiting.tsx";
import { paths } from "../../routes/paths.ts";

export function LandingPage() {
  const { state } = useLocation();
  const link = tokenLinkOf(state);
  return link ? <GoHome state={link === "signedIn" ? signedInByLink : null} /> : <Landing />;
}

/** After a link with a token. Home then says who is signed in. */
function GoHome({ state }: { state: typeof signedInByLink | null }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(paths.home, { replace: true, state }), [navigate, state]);
  return <Waiting />;
}

function Landing() {
  const t = useMessages(landingMessages);
  const links = useFooterLinks();
  const onUnavailable = useNotFetched();
  const { data: stories = [] } = storiesApi.useFeaturedStoriesQuery();
  useTitle(t("hero.title"));
  return (
    <LandingScreen links={links} stories={stories} onUnavailable={onUnavailable}>
      <Preferences />
    </LandingScreen>
  );
}
