import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { BenefitGrid } from "../../../parts/waitlist/BenefitGrid/BenefitGrid.tsx";
import { WaitlistForm } from "../../../parts/waitlist/WaitlistForm/WaitlistForm.tsx";
import type { WaitlistFormProps } from "../../../parts/waitlist/WaitlistForm/WaitlistForm.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Badge } from "../../../primitives/marks/Badge/Badge.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Icon } from "../../../primitives/marks/Icon/Icon.tsx";
import { PremiumIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { waitlistMessages } from "../../../messages/site/waitlist.ts";
import * as styles from "./styles.ts";

export interface PremiumWaitlistScreenProps extends ElementProps<"div"> {
  /** The address of the external form; without it the entry is stored here. */
  form?: string | undefined;
  /** Saves the entry; returns what went wrong, or nothing. */
  onJoin: WaitlistFormProps["onJoin"];
}

/** Describes premium, with a form to join its waitlist. */
export function PremiumWaitlistScreen(props: PremiumWaitlistScreenProps) {
  const { form, onJoin, ...root } = props;
  const t = useMessages(waitlistMessages);
  const [joined, setJoined] = useState(false);
  return (
    <div css={styles.page} {...root}>
      <div css={styles.top}>
        <div css={styles.words}>
          <Badge tone="warning">{t("waitlist.soon")}</Badge>
          <h1 css={styles.title}>{t("waitlist.title")}</h1>
          <p css={styles.note}>{t("waitlist.note")}</p>
          <p css={styles.offer}>
            <Icon icon={PremiumIcon} />
            {t("waitlist.offer")}
          </p>
        </div>
        <div css={styles.card}>
          <div css={styles.window} aria-hidden>
            <Picture source={null} seed="premium" ratio="fill" />
          </div>
          <div css={styles.inside}>
            {joined ? (
              <Thanks form={form} />
            ) : (
              <WaitlistForm
                consent={form === undefined}
                onJoin={async (entry) => {
                  const failure = await onJoin(entry);
                  if (failure === undefined) setJoined(true);
                  return failure;
                }}
              >
                <p css={styles.small}>
                  {t(form === undefined ? "waitlist.kept" : "waitlist.opens")}
                </p>
                <Agreement />
              </WaitlistForm>
            )}
          </div>
        </div>
      </div>
      <Section id="benefits" css={styles.benefits} title={t("waitlist.benefits")} size="large">
        <BenefitGrid />
      </Section>
    </div>
  );
}

/** The sentence of consent, with the two links where its translation puts them. */
function Agreement() {
  const t = useMessages(waitlistMessages);
  const { terms, privacy } = useAddresses();
  const put: Record<string, ReactNode> = {
    "<terms>": (
      <Link key="terms" href={terms}>
        {t("waitlist.terms")}
      </Link>
    ),
    "<privacy>": (
      <Link key="privacy" href={privacy}>
        {t("waitlist.privacy")}
      </Link>
    ),
  };
  const parts = t("waitlist.agree", { terms: "<terms>", privacy: "<privacy>" });
  return <p css={styles.small}>{parts.split(/(<\w+>)/).map((part) => put[part] ?? part)}</p>;
}

function Thanks({ form }: Pick<PremiumWaitlistScreenProps, "form">) {
  const t = useMessages(waitlistMessages);
  const { home } = useAddresses();
  const title = useRef<HTMLHeadingElement>(null);
  // The focused button was removed, so the message takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div css={styles.thanks}>
      <h2 ref={title} tabIndex={-1} css={styles.thanksTitle}>
        {t("waitlist.thanks")}
      </h2>
      <p>{t(form === undefined ? "waitlist.thanksKept" : "waitlist.thanksForm")}</p>
      <div css={styles.ways}>
        <ButtonLink variant="primary" href={home}>
          {t("waitlist.return")}
        </ButtonLink>
        {form !== undefined && (
          <ButtonLink href={form} target="_blank" rel="noreferrer">
            {t("waitlist.again")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
