import type { Story, StoryNumbers, StoryStats } from "@katha/api/shapes";
import type { StoryGraph } from "@katha/storygraph";
import { EditorPage } from "../../../parts/author/EditorPage/EditorPage.tsx";
import { StatTiles } from "../../../parts/author/numbers/StatTiles/StatTiles.tsx";
import type { OwnStatus } from "../../../parts/author/own-stories/own-story.ts";
import { ShareList } from "../../../parts/author/sharing/ShareList/ShareList.tsx";
import { EmptyState } from "../../../parts/shell/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../../parts/shell/ErrorState/ErrorState.tsx";
import { LoadingState } from "../../../parts/shell/LoadingState/LoadingState.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { BackIcon, EditIcon, LookIcon } from "../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { numbersMessages } from "../../../messages/authors/numbers.ts";
import { storyMessages } from "../../../messages/players/story.ts";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { useDeskAddresses } from "../../../parts/useDeskAddresses/useDeskAddresses.ts";
import { useRows } from "./rows.ts";
import { Section } from "../../../primitives/content/Section/Section.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMemo, useState } from "react";
import type { ShareRow } from "../../../parts/author/sharing/ShareList/ShareList.tsx";
import { StoryMap } from "../../../parts/author/structure/StoryMap/StoryMap.tsx";
import * as styles from "./styles.ts";

/** As much of the story as is shown with its statistics. */
export interface NumberedStory {
  story: Pick<Story, "id" | "title" | "language" | "status"> & {
    stats: Pick<StoryStats, "averageRating">;
  };
  numbers: StoryNumbers;
  graph: StoryGraph;
}

export type NumbersResult =
  | { state: "loading" }
  | { state: "failed"; message: string }
  | ({ state: "ready" } & NumberedStory);

/** Other props are passed to the frame of the page, or of what is shown instead of it. */
export interface NumbersScreenProps extends ElementProps<"div", "title"> {
  /** The story and its statistics, or why they are not available. */
  result: NumbersResult;
  /** Loads them again after a failure. */
  onRetry: () => void;
}

/** Statistics of how others play a story, for its author. */
export function NumbersScreen({ result, onRetry, ...root }: NumbersScreenProps) {
  const tStory = useMessages(storyMessages);
  const t = useMessages(numbersMessages);
  const addresses = useAddresses();
  const { editStory } = useDeskAddresses();
  if (result.state === "failed")
    return <ErrorState heading="h1" message={result.message} onRetry={onRetry} {...root} />;
  if (result.state !== "ready")
    return <LoadingState {...root}>{t("numbers.loading")}</LoadingState>;
  const { story, numbers } = result;
  return (
    <EditorPage
      title={<bdi lang={story.language}>{story.title.trim() || tStory("story.untitled")}</bdi>}
      description={t("numbers.note")}
      back={
        <ButtonLink variant="ghost" size="small" icon={BackIcon} flipRtl href={addresses.myStories}>
          {t("numbers.back")}
        </ButtonLink>
      }
      actions={
        <>
          <ButtonLink icon={EditIcon} href={editStory(story.id)}>
            {t("numbers.edit")}
          </ButtonLink>
          <ButtonLink variant="ghost" icon={LookIcon} href={addresses.story(story.id)}>
            {t("numbers.view")}
          </ButtonLink>
        </>
      }
      {...root}
    >
      {numbers.starts === 0 ? <Unplayed status={story.status} /> : <Played {...result} />}
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

function Played({ story, numbers, graph }: NumberedStory) {
  const t = useMessages(numbersMessages);
  const { language } = story;
  const rows = useRows(numbers, graph);
  return (
    <>
      <StatTiles numbers={numbers} rating={story.stats.averageRating} />
      <Section
        css={styles.part}
        size="large"
        title={t("numbers.stops")}
        description={t("numbers.stopsNote")}
      >
        <Stops numbers={numbers} graph={graph} language={language} rows={rows.stops} />
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
          {rows.retried.length === 0 ? (
            <p css={styles.good}>{t("numbers.retoldNone")}</p>
          ) : (
            <ShareList
              label={t("numbers.retold")}
              tone="info"
              rows={rows.retried}
              language={language}
            />
          )}
        </Section>
      </div>
    </>
  );
}

interface StopsProps {
  numbers: StoryNumbers;
  graph: StoryGraph;
  /** The language of the story's text. */
  language: string;
  rows: readonly ShareRow[];
}

/** Where plays stop, in words and highlighted on the map. */
function Stops({ numbers, graph, language, rows }: StopsProps) {
  const { number } = useFormats();
  const t = useMessages(numbersMessages);
  const [selection, setSelection] = useState<readonly string[]>([]);
  const [goTo, setGoTo] = useState<{ node: string }>();
  const heat = useMemo(
    () => Object.fromEntries(rows.map(({ node, share }) => [node, share])),
    [rows],
  );
  const heatLabels = useMemo(() => {
    const counted = (count: number) => ({ count, amount: number(count) });
    return Object.fromEntries([
      ...numbers.endings.map(({ node, plays }) => [node, t("numbers.endedHere", counted(plays))]),
      ...numbers.dropOff.map(({ node, plays }) => [node, t("numbers.stoppedHere", counted(plays))]),
    ]);
  }, [numbers, number, t]);
  const show = (node: string) => {
    setSelection([node]);
    setGoTo({ node });
  };
  return (
    <div css={styles.beside}>
      <div css={styles.part}>
        {rows.length === 0 ? (
          <p css={styles.good}>{t("numbers.stopsNone")}</p>
        ) : (
          <ShareList
            label={t("numbers.stops")}
            rows={rows}
            language={language}
            onOpenScene={show}
          />
        )}
      </div>
      <StoryMap
        graph={graph}
        heat={heat}
        heatLabels={heatLabels}
        language={language}
        selection={selection}
        onSelectionChange={setSelection}
        goTo={goTo}
      />
    </div>
  );
}
