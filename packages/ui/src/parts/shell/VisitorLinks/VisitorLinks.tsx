import { css } from "@emotion/react";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import {
  buttonVariants,
  buttonSizes,
  button,
  square,
} from "../../../primitives/actions/Button/styles.ts";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { ProfileIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Anchor } from "../../../primitives/actions/Link/LinkProvider.tsx";
import { below, color, space } from "../../../tokens/tokens.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { navMessages } from "../../../messages/site/nav.ts";

export interface VisitorLinksProps extends ElementProps<"div"> {
  /** Shows the profile instead of the sign-in. */
  signedIn: boolean;
}

const links = css({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  [below.desktop]: { gap: 0 },
});
// On a tablet the search box needs the room.
const lit = css({ color: color.lamp, [below.desktop]: { paddingInline: space[2] } });

/** The end of the navigation bar: the waitlist, and sign-in or the profile. */
export function VisitorLinks({ signedIn, ...root }: VisitorLinksProps) {
  const t = useMessages(navMessages);
  const { waitlist, login, profile } = useAddresses();
  return (
    <div css={links} {...root}>
      <ButtonLink variant="ghost" css={lit} href={waitlist}>
        {t("nav.waitlist")}
      </ButtonLink>
      {signedIn ? (
        <Anchor
          css={[button, buttonVariants.ghost, buttonSizes.medium, square.medium]}
          href={profile}
          aria-label={t("nav.profile")}
          title={t("nav.profile")}
        >
          <Icon icon={ProfileIcon} size="large" />
        </Anchor>
      ) : (
        <ButtonLink href={login}>{t("nav.login")}</ButtonLink>
      )}
    </div>
  );
}
