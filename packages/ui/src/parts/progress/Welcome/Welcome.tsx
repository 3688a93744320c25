import { css } from "@emotion/react";
import { useId } from "react";
import { useAddresses } from "../../AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { welcomeMessages } from "../../../messages/players/welcome.ts";
import { color, font, leading, measure, radius, space, text } from "../../../tokens/tokens.ts";

const card = css({
  display: "grid",
  gap: space[3],
  minInlineSize: 0,
  maxInlineSize: `calc(${measure} + 2 * ${space[5]})`,
  padding: space[5],
  border: `1px solid ${color.line}`,
  borderInlineStart: `3px solid ${color.lamp}`,
  borderRadius: radius.large,
  background: color.surface,
  color: color.ink,
  fontFamily: font.interface,
  fontSize: text.body,
  lineHeight: leading.body,
  textAlign: "start",
});
const heading = css({ fontSize: text.head, overflowWrap: "anywhere" });
const coins = css({ color: color.lamp, fontWeight: 700 });
const ends = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[3],
});

export interface WelcomeProps extends ElementProps<"section"> {
  /** The reader's name. */
  name: string;
  /** How many coins they have; absent until it is known. */
  coins?: number | undefined;
  /** Called to put it away for good. */
  onClose: () => void;
}

/** Tells a new reader what coins they have, what those are for, and what is free. */
export function Welcome({ name, coins: had, onClose, ...root }: WelcomeProps) {
  const t = useMessages(welcomeMessages);
  const { profile } = useAddresses();
  const { number } = useFormats();
  const title = useId();
  return (
    <section css={card} aria-labelledby={title} {...root}>
      <h2 id={title} css={heading}>
        {t("welcome.title", { name })}
      </h2>
      <p>
        {had !== undefined && (
          <span css={coins}>{t("welcome.coins", { count: had, amount: number(had) })}</span>
        )}{" "}
        {t("welcome.for")}
      </p>
      <p>{t("welcome.free")}</p>
      <div css={ends}>
        <Link href={profile}>{t("welcome.more")}</Link>
        <Button size="small" onClick={onClose}>
          {t("welcome.close")}
        </Button>
      </div>
    </section>
  );
}
