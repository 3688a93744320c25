import { traitOptions } from "../../fixtures/player/browse.ts";
import { exileFacts, lampKeeperStory, summaries } from "../../fixtures/player/stories.ts";
import { keptStory, openSession } from "../../fixtures/player/shelf.ts";
import { CommandsGrid } from "../../parts/story/details/CommandsGrid/CommandsGrid.tsx";
import { RateStory } from "../../parts/story/details/RateStory/RateStory.tsx";
import { NativeReaderNote } from "../../parts/story/details/NativeReaderNote/NativeReaderNote.tsx";
import { ReadOpening } from "../../parts/story/details/ReadOpening/ReadOpening.tsx";
import { StoryOpening } from "../../parts/story/details/StoryOpening/StoryOpening.tsx";
import { StatisticsPanel } from "../../parts/story/details/StatisticsPanel/StatisticsPanel.tsx";
import { StoryControls } from "../../parts/story/details/StoryControls/StoryControls.tsx";
import { StoryCounts } from "../../parts/story/details/StoryCounts/StoryCounts.tsx";
import { StoryDescription } from "../../parts/story/details/StoryDescription/StoryDescription.tsx";
import { StoryHeader } from "../../parts/story/details/StoryHeader/StoryHeader.tsx";
import { Banner } from "../../parts/story/library/Banner/Banner.tsx";
import { SearchBox } from "../../parts/story/library/SearchBox/SearchBox.tsx";
import { StoryCard } from "../../parts/story/library/StoryCard/StoryCard.tsx";
import { StoryRow } from "../../parts/story/library/StoryRow/StoryRow.tsx";
import { StoryFilters } from "../../parts/story/library/StoryFilters/StoryFilters.tsx";
import { MatureFilter } from "../../parts/story/MatureFilter/MatureFilter.tsx";
import { StatusPill } from "../../parts/story/StatusPill/StatusPill.tsx";
import { ForYou } from "../../parts/story/tastes/ForYou/ForYou.tsx";
import { TastesForm } from "../../parts/story/tastes/TastesForm/TastesForm.tsx";
import { TastesLine } from "../../parts/story/tastes/TastesLine/TastesLine.tsx";
import { MarkedStoryCard } from "../../parts/story/shelf/MarkedStoryCard/MarkedStoryCard.tsx";
import { SessionCard } from "../../parts/story/shelf/SessionCard/SessionCard.tsx";
import { ShelfPart } from "../../parts/story/shelf/ShelfPart/ShelfPart.tsx";
import type { Specimens, Unions } from "../specimen.ts";

const ignore = () => undefined;

export const story: Specimens = {
  Banner: (root) => <Banner {...root} story={lampKeeperStory} onPlay={ignore} />,
  CommandsGrid: (root) => <CommandsGrid {...root} commands={exileFacts.gameConfig.commands} />,
  MatureFilter: (root) => <MatureFilter {...root} hidden={false} onHiddenChange={ignore} />,
  RateStory: (root) => <RateStory {...root} value={4} onValueChange={ignore} />,
  ReadOpening: (root) => <ReadOpening {...root} open={false} onOpenChange={ignore} />,
  SearchBox: (root) => <SearchBox {...root} onSearch={ignore} />,
  NativeReaderNote: (root) => (
    <NativeReaderNote {...root} language="ta" onCorrect={() => undefined} />
  ),
  MarkedStoryCard: (root) => (
    <MarkedStoryCard {...root} story={keptStory} mark="bookmark" onMark={ignore} />
  ),
  SessionCard: (root) => <SessionCard {...root} session={openSession} />,
  ShelfPart: (root) => (
    <ShelfPart
      {...root}
      title="Go on playing"
      list={{ state: "ready", items: [openSession] }}
      empty="None"
    >
      {(session) => <li key={session.id}>{session.storyTitle}</li>}
    </ShelfPart>
  ),
  StatisticsPanel: (root) => <StatisticsPanel {...root} story={exileFacts} />,
  StatusPill: (root) => <StatusPill {...root} status="draft" />,
  StoryCard: (root) => <StoryCard {...root} story={lampKeeperStory} onPlay={ignore} />,
  StoryControls: (root) => (
    <StoryControls {...root} isLiked={false} isBookmarked={false} onLike={ignore} />
  ),
  StoryCounts: (root) => <StoryCounts {...root} likes={3} plays={20} bookmarks={1} />,
  StoryDescription: (root) => <StoryDescription {...root} story={exileFacts} />,
  StoryFilters: (root) => (
    <StoryFilters {...root} options={traitOptions} chosen={{}} onChosenChange={ignore} />
  ),
  StoryHeader: (root) => <StoryHeader {...root} story={exileFacts} onPlay={ignore} />,
  StoryOpening: (root) => (
    <StoryOpening
      {...root}
      result={{ state: "ready", text: "The boat waits.", choices: ["Row across"] }}
      language="en"
      reader="guest"
      onSelect={ignore}
      onRetry={ignore}
    />
  ),
  StoryRow: (root) => <StoryRow {...root} title="Folklore" stories={summaries} />,
  ForYou: (root) => <ForYou {...root} row={StoryRow} stories={summaries} onChange={ignore} />,
  TastesForm: (root) => (
    <TastesForm
      {...root}
      chosen={{ languages: ["en"], categories: [] }}
      languages={["en", "hi"]}
      offered={{ state: "ready", categories: [] }}
      most={10}
      onKeep={ignore}
    />
  ),
  TastesLine: (root) => <TastesLine {...root} onChoose={ignore} onPutAway={ignore} />,
};

export const storyUnions: Unions = {
  MarkedStoryCard: ["mark"],
  SessionCard: ["variant"],
  ShelfPart: ["layout"],
  StatusPill: ["status"],
  StoryCard: ["variant"],
  StoryRow: ["variant"],
};
