import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { BenefitGrid } from "../../parts/waitlist/BenefitGrid/BenefitGrid.tsx";
import { WaitlistForm } from "../../parts/waitlist/WaitlistForm/WaitlistForm.tsx";
import type { WaitlistEntry } from "../../parts/waitlist/WaitlistForm/WaitlistForm.tsx";
import { Badge } from "../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../primitives/actions/Button/ButtonLink.tsx";
import { Icon } from "../../primitives/marks/Icon/Icon.tsx";
import { PremiumIcon } from "../../primitives/marks/Icon/icons.ts";
import { Link } from "../../primitives/actions/Link/Link.tsx";
import { Picture } from "../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../primitives/content/Picture/Picture.tsx";
import { waitlistWords } from "../../words/waitlist/words.ts";
import { useWords } from "../../words/WordsProvider.tsx";
import * as styles from "./styles.ts";

export interface PremiumWaitlistScreenProps {
  links: { home: string; terms: string; privacy: string };
  /** Opens the outside form. Without one nothing is sent, and the page says so. */
  onJoin?: (entry: WaitlistEntry) => void;
  picture?: PictureSource | undefined;
}

/** What premium will be, and a place to say that one would like it. */
export function PremiumWaitlistScreen({ links, onJoin, picture }: PremiumWaitlistScreenProps) {
  const say = useWords(waitlistWords);
  const [joined, setJoined] = useState<WaitlistEntry>();
  return (
    <div css={styles.page}>
      <div css={styles.top}>
        <div css={styles.words}>
          <Badge tone="haldi">{say("waitlist.soon")}</Badge>
          <h1 css={styles.title}>{say("waitlist.title")}</h1>
          <p css={styles.note}>{say("waitlist.note")}</p>
          <p css={styles.offer}>
            <Icon of={PremiumIcon} />
            {say("waitlist.offer")}
          </p>
        </div>
        <div css={styles.card}>
          <div css={styles.window} aria-hidden>
            <Picture
              source={picture ? { ...picture, alt: "" } : null}
              seed="premium"
              ratio="fill"
            />
          </div>
          <div css={styles.inside}>
            {joined === undefined ? (
              <WaitlistForm
                onJoin={(entry) => {
                  onJoin?.(entry);
                  setJoined(entry);
                }}
              >
                <p css={styles.small}>{say(onJoin ? "waitlist.opens" : "waitlist.kept")}</p>
                <Agreement links={links} />
              </WaitlistForm>
            ) : (
              <Thanks home={links.home} {...(onJoin && { onAgain: () => onJoin(joined) })} />
            )}
          </div>
        </div>
      </div>
      <section css={styles.benefits} aria-labelledby="benefits">
        <h2 id="benefits" css={styles.heading}>
          {say("waitlist.benefits")}
        </h2>
        <BenefitGrid />
      </section>
    </div>
  );
}

/** The sentence of its language, with the two links where it wants them. */
function Agreement({ links }: Pick<PremiumWaitlistScreenProps, "links">) {
  const say = useWords(waitlistWords);
  const put: Record<string, ReactNode> = {
    "<terms>": (
      <Link key="terms" href={links.terms}>
        {say("waitlist.terms")}
      </Link>
    ),
    "<privacy>": (
      <Link key="privacy" href={links.privacy}>
        {say("waitlist.privacy")}
      </Link>
    ),
  };
  const parts = say("waitlist.agree", { terms: "<terms>", privacy: "<privacy>" });
  return <p css={styles.small}>{parts.split(/(<\w+>)/).map((part) => put[part] ?? part)}</p>;
}

function Thanks({ home, onAgain }: { home: string; onAgain?: () => void }) {
  const say = useWords(waitlistWords);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that had the keyboard is gone; its reader goes on here.
  useEffect(() => title.current?.focus(), []);
  return (
    <div css={styles.thanks}>
      <h2 ref={title} tabIndex={-1} css={styles.thanksTitle}>
        {say("waitlist.thanks")}
      </h2>
      <p>{say(onAgain ? "waitlist.thanksForm" : "waitlist.thanksKept")}</p>
      <div css={styles.ways}>
        <ButtonLink kind="lamp" href={home}>
          {say("waitlist.return")}
        </ButtonLink>
        {onAgain && <Button onClick={onAgain}>{say("waitlist.again")}</Button>}
      </div>
    </div>
  );
}
