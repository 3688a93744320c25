import { useId } from "react";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Progress } from "../../../../primitives/feedback/Progress/Progress.tsx";
import { Chip } from "../../../../primitives/marks/Chip/Chip.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { LookIcon, PlayIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { shelfMessages } from "../../../../messages/players/shelf.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import type { CardSession } from "../shelf.ts";
import * as styles from "./styles.ts";
import type { SessionCardVariant } from "./styles.ts";

export interface SessionCardProps extends ElementProps<"article"> {
  /** The play, as a list of the API has it. */
  session: CardSession;
  /**
   * `lead` is for the most recent play, which the reader most likely looks for.
   * @default "line"
   */
  variant?: SessionCardVariant;
}

/** A play to continue, or to read again. The whole card is a link. */
export function SessionCard({ session, variant = "line", ...root }: SessionCardProps) {
  const t = useMessages(shelfMessages);
  const tStory = useMessages(storyMessages);
  const { date } = useFormats();
  const addresses = useAddresses();
  const facts = useId();
  const title = session.storyTitle.trim() || tStory("story.untitled");
  const own = { lang: session.storyLanguage, dir: "auto" } as const;
  const isOpen = !session.isCompleted;
  return (
    <article
      css={[styles.card, styles.kinds[variant]]}
      {...(session.isMature && { "data-mature": "" })}
      {...root}
    >
      <div css={[styles.words, styles.wordPlaces[variant]]}>
        <h3 css={[styles.title, styles.titleSizes[variant]]} {...own}>
          <Link
            variant="quiet"
            href={addresses.play(session.id)}
            css={styles.cover}
            aria-describedby={facts}
          >
            {title}
          </Link>
        </h3>
        {session.lastLine !== "" && (
          <p css={[styles.line, styles.lines[variant]]} {...own}>
            {session.lastLine}
          </p>
        )}
        {!session.isStoryOpen && <p css={styles.closed}>{t("session.closed")}</p>}
        <p id={facts} css={styles.facts}>
          <span>{t("session.played", { date: date(session.updatedAt) })}</span>
          {session.branchedFrom !== null && <span>{t("session.branch")}</span>}
          {session.isCompleted && !session.isVeiled && (
            <Link href={addresses.sessionBook(session.id)} css={styles.book}>
              {t("session.book")}
            </Link>
          )}
        </p>
        <span aria-hidden css={[styles.go, isOpen && styles.goes[variant]]}>
          <Icon icon={isOpen ? PlayIcon : LookIcon} size="small" />
          {t(isOpen ? "session.go" : "session.look")}
        </span>
      </div>
      <div css={styles.frame}>
        <div css={session.isVeiled && styles.veiled}>
          <Picture
            // Decorative: the title is next to it.
            source={addresses.picture(session.coverImageUrl, "")}
            seed={session.storyId}
            sizes={styles.pictureSizes[variant]}
          />
        </div>
        {(session.isCompleted || session.isVeiled) && (
          <span css={styles.chips} data-theme="dark">
            {session.isVeiled && <Chip>{tStory("rating.mature")}</Chip>}
            {session.isCompleted && (
              <Chip>
                {session.ending === null
                  ? t("session.ended")
                  : t("session.ending", { ending: session.ending })}
              </Chip>
            )}
          </span>
        )}
        {isOpen && session.completionPercentage > 0 && (
          <Progress
            css={styles.progress}
            label={t("session.progress")}
            hideLabel
            value={session.completionPercentage}
          />
        )}
      </div>
    </article>
  );
}
