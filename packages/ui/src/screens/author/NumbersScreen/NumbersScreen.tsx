import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { StatTiles } from "../../../parts/author/numbers/StatTiles/StatTiles.tsx";
import type { OwnStatus } from "../../../parts/author/own-stories/own-story.ts";
import { ShareList } from "../../../parts/author/sharing/ShareList/ShareList.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { BackIcon, EditIcon, LookIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { numbersMessages } from "../../../messages/authors/numbers.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import type { NumberedStory } from "./numbered-story.ts";
import { useRows } from "./rows.ts";
import { Stops } from "./Stops.tsx";
import * as styles from "./styles.ts";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";

export type NumbersResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | { state: "ready"; story: NumberedStory };

/** Other props are passed to the frame of the page, or of what is shown instead of it. */
export interface NumbersScreenProps extends ElementProps<"div", "title"> {
  /** The story and its statistics, or why they are not available. */
  result: NumbersResult;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** `back`: the author's stories. */
  links: { back: string };
}

/** Statistics of how others play a story, for its author. */
export function NumbersScreen({ result, onRetry, links, ...root }: NumbersScreenProps) {
  const tStory = useMessages(storyMessages);
  const t = useMessages(numbersMessages);
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} onRetry={onRetry} {...root} />;
  if (result.state !== "ready")
    return <LoadingState {...root}>{t("numbers.loading")}</LoadingState>;
  const { story } = result;
  return (
    <EditorPage
      title={<bdi lang={story.language}>{story.title.trim() || tStory("story.untitled")}</bdi>}
      description={t("numbers.note")}
      back={
        <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={links.back}>
          {t("numbers.back")}
        </ButtonLink>
      }
      actions={
        <>
          <ButtonLink icon={EditIcon} href={story.links.edit}>
            {t("numbers.edit")}
          </ButtonLink>
          <ButtonLink variant="ghost" icon={LookIcon} href={story.links.view}>
            {t("numbers.view")}
          </ButtonLink>
        </>
      }
      {...root}
    >
      {story.numbers.starts === 0 ? <Unplayed status={story.status} /> : <Played story={story} />}
    </EditorPage>
  );
}

const unplayedNotes = {
  draft: "numbers.emptyNote",
  in_review: "numbers.emptyNote",
  published: "numbers.emptyShelf",
  archived: "numbers.emptyAway",
} as const satisfies Record<OwnStatus, string>;

function Unplayed({ status }: { status: OwnStatus }) {
  const t = useMessages(numbersMessages);
  return <EmptyState scene="path" title={t("numbers.empty")} note={t(unplayedNotes[status])} />;
}

function Played({ story }: { story: NumberedStory }) {
  const t = useMessages(numbersMessages);
  const { numbers, language } = story;
  const rows = useRows(story);
  return (
    <>
      <StatTiles
        starts={numbers.starts}
        players={numbers.players}
        finishes={numbers.finishes}
        completion={numbers.completion}
        rating={numbers.rating}
      />
      <Section
        css={styles.part}
        size="large"
        title={t("numbers.stops")}
        description={t("numbers.stopsNote")}
      >
        <Stops story={story} rows={rows.stops} />
      </Section>
      <div css={styles.columns}>
        <Section
          css={styles.part}
          size="large"
          title={t("numbers.endings")}
          description={t("numbers.endingsNote")}
        >
          {rows.endings.length === 0 ? (
            <p>{t("numbers.endingsNone")}</p>
          ) : (
            <ShareList
              label={t("numbers.endings")}
              tone="success"
              rows={rows.endings}
              language={language}
            />
          )}
        </Section>
        <Section
          css={styles.part}
          size="large"
          title={t("numbers.retold")}
          description={t("numbers.retoldNote")}
        >
          {rows.retold.length === 0 ? (
            <p css={styles.good}>{t("numbers.retoldNone")}</p>
          ) : (
            <ShareList
              label={t("numbers.retold")}
              tone="info"
              rows={rows.retold}
              language={language}
            />
          )}
        </Section>
      </div>
    </>
  );
}
