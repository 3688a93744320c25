import { Avatar } from "../../../primitives/marks/Avatar/Avatar.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Chip } from "../../../primitives/marks/Chip/Chip.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import { Stage } from "../../../parts/story/library/Stage/Stage.tsx";
import { StageTitle } from "../../../parts/story/library/Stage/StageTitle.tsx";
import type { StorySummary } from "../../../parts/story/story.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { matureMessages } from "../../../messages/players/mature.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { commonMessages } from "../../../messages/site/common.ts";
import { navMessages } from "../../../messages/site/nav.ts";
import * as styles from "./styles.ts";

/** Whether the reader can ask for mature stories, and has confirmed their age already. */
export const matureReaders = ["guest", "unconfirmed", "confirmed"] as const;
export type MatureReader = (typeof matureReaders)[number];

export interface MatureStoryScreenProps extends ElementProps<"div"> {
  /** What may be told of the story: its title and its author. */
  story: Pick<StorySummary, "id" | "title" | "language" | "author">;
  /** Who is asking: it decides what is said and what the button does. */
  reader: MatureReader;
  /** Takes a guest to the sign-in page. */
  onSignIn: () => void;
  /** Asks for mature stories; of an unconfirmed reader it is also the confirmation. */
  onShow: () => void;
  /** The wish is on its way. */
  busy?: boolean;
  /** Why it could not be kept. */
  failure?: string | undefined;
  /** Where all the stories are. */
  home: string;
}

const asked = {
  guest: "veil.guest",
  unconfirmed: "veil.ask",
  confirmed: "veil.confirmed",
} as const;

/** A mature story for those who have not asked for them: its title, and what to do. */
export function MatureStoryScreen(props: MatureStoryScreenProps) {
  const { story, reader, onSignIn, onShow, busy = false, failure, home, ...root } = props;
  const t = useMessages(matureMessages);
  const tCommon = useMessages(commonMessages);
  const tStory = useMessages(storyMessages);
  const tNav = useMessages(navMessages);
  const author = story.author.name.trim() || tStory("story.unknownAuthor");
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
        <Avatar name={author} src={story.author.avatar} size="medium" />
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
