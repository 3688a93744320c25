import { Avatar } from "../../../primitives/marks/Avatar/Avatar.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Chip } from "../../../primitives/marks/Chip/Chip.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import { Stage } from "../../../parts/story/library/Stage/Stage.tsx";
import { StageTitle } from "../../../parts/story/library/Stage/StageTitle.tsx";
import type { CardStory } from "../../../parts/story/story.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { matureMessages } from "../../../messages/players/mature.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import * as styles from "./styles.ts";

/** Whether the reader is signed in and has confirmed their age. */
export const matureReaders = ["guest", "unconfirmed", "confirmed"] as const;
export type MatureReader = (typeof matureReaders)[number];

export interface MatureStoryScreenProps extends ElementProps<"div"> {
  /** The story; only its title and author may be shown. */
  story: Pick<CardStory, "id" | "title" | "language" | "author">;
  /** The kind of reader, which decides the text and what the button does. */
  reader: MatureReader;
  /** Takes a guest to the sign-in page. */
  onSignIn: () => void;
  /** Turns on mature stories; an unconfirmed reader confirms their age with it. */
  onShow: () => void;
  /**
   * The change is being saved.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be saved. */
  failure?: string | undefined;
}

const asked = {
  guest: "veil.guest",
  unconfirmed: "veil.ask",
  confirmed: "veil.confirmed",
} as const;

/** Shown instead of a mature story to readers who have not turned them on: its title, and what to do. */
export function MatureStoryScreen(props: MatureStoryScreenProps) {
  const { story, reader, onSignIn, onShow, busy = false, failure, ...root } = props;
  const t = useMessages(matureMessages);
  const tCommon = useMessages(commonMessages);
  const tStory = useMessages(storyMessages);
  const { home } = useAddresses();
  const tNav = useMessages(navMessages);
  const author = story.author.displayName.trim() || tStory("story.unknownAuthor");
  const show = t(reader === "confirmed" ? "veil.show" : "veil.confirm");
  return (
    <Stage
      {...root}
      picture={
        <span css={styles.veil}>
          <Picture source={null} seed={story.id} ratio="fill" priority />
        </span>
      }
    >
      <div css={styles.rating}>
        <Chip>{tStory("rating.mature")}</Chip>
      </div>
      <StageTitle as="h1" language={story.language}>
        {story.title.trim() || tStory("story.untitled")}
      </StageTitle>
      <p css={styles.author}>
        <Avatar name={author} src={story.author.avatarUrl} size="medium" />
        {author}
      </p>
      <div css={styles.words}>
        <p>{t("veil.note")}</p>
        <p>{t(asked[reader] ?? asked.unconfirmed)}</p>
      </div>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      <div css={styles.ways}>
        {reader === "guest" ? (
          <Button variant="primary" onClick={onSignIn}>
            {tNav("nav.login")}
          </Button>
        ) : (
          <Button variant="primary" loading={busy} onClick={onShow}>
            {busy ? t("veil.busy") : show}
          </Button>
        )}
        <ButtonLink href={home}>{tCommon("action.home")}</ButtonLink>
      </div>
    </Stage>
  );
}
