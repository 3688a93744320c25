import { css } from "@emotion/react";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import {
  buttonKinds,
  buttonSizes,
  button,
  square,
} from "../../../primitives/actions/Button/styles.ts";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { ProfileIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import { color, space } from "../../../tokens/tokens.ts";
import { navWords } from "../../../words/nav/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";

export interface VisitorLinksProps {
  waitlist: string;
  login: string;
  profile: string;
  signedIn: boolean;
}

const links = css({ display: "flex", alignItems: "center", gap: space[3] });
const lit = css({ color: color.lamp });

/** The end of the bar: the waitlist, and the way in or, for those who are in, to what is theirs. */
export function VisitorLinks({ waitlist, login, profile, signedIn }: VisitorLinksProps) {
  const say = useWords(navWords);
  const { say: tell } = useLanguage();
  return (
    <div css={links}>
      <ButtonLink kind="ghost" css={lit} href={waitlist}>
        {say("nav.waitlist")}
      </ButtonLink>
      {signedIn ? (
        <Anchor
          css={[button, buttonKinds.ghost, buttonSizes.medium, square.medium]}
          href={profile}
          aria-label={say("nav.profile")}
          title={say("nav.profile")}
        >
          <Icon of={ProfileIcon} size="large" />
        </Anchor>
      ) : (
        <ButtonLink href={login}>{tell("nav.login")}</ButtonLink>
      )}
    </div>
  );
}
