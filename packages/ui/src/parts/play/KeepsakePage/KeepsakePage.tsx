import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../messages/players/keepsake.ts";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { BackIcon, BookIcon, MapIcon } from "../../../primitives/marks/Icon/icons.ts";
import { gutter, printed, space } from "../../../tokens/tokens.ts";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";

const page = css({
  display: "grid",
  alignContent: "start",
  inlineSize: "100%",
  marginInline: "auto",
  paddingInline: gutter,
  paddingBlock: space[6],
  "& > *": { minInlineSize: 0 },
});
const bar = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[2],
  [printed]: { display: "none" },
});
const ghost = { variant: "ghost", size: "small" } as const;

export interface KeepsakePageProps extends ElementProps<"div"> {
  /** The id of the session. */
  session: string;
  /** The other keepsake of it, to which the bar leads. */
  other: "map" | "book";
  children: ReactNode;
}

/** A page of what a session leaves, under the ways back to it and to its other keepsake. */
export function KeepsakePage({ session, other, children, ...root }: KeepsakePageProps) {
  const addresses = useAddresses();
  const t = useMessages(keepsakeMessages);
  return (
    <div css={page} {...root}>
      <div css={bar}>
        <ButtonLink {...ghost} icon={BackIcon} flipRtl href={addresses.play(session)}>
          {t("back")}
        </ButtonLink>
        {other === "map" ? (
          <ButtonLink {...ghost} icon={MapIcon} href={addresses.sessionMap(session)}>
            {t("map.link")}
          </ButtonLink>
        ) : (
          <ButtonLink {...ghost} icon={BookIcon} href={addresses.sessionBook(session)}>
            {t("book.link")}
          </ButtonLink>
        )}
      </div>
      {children}
    </div>
  );
}
