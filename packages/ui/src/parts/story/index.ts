export { Banner } from "./library/Banner/Banner.tsx";
export type { BannerProps } from "./library/Banner/Banner.tsx";
export { bannerStoryOf } from "./library/Banner/banner-slide.ts";
export type { BannerLinks, BannerStory } from "./library/Banner/banner-slide.ts";
export { CommandsGrid } from "./details/CommandsGrid/CommandsGrid.tsx";
export type { CommandsGridProps } from "./details/CommandsGrid/CommandsGrid.tsx";
export { MatureFilter } from "./MatureFilter/MatureFilter.tsx";
export type { MatureFilterProps } from "./MatureFilter/MatureFilter.tsx";
export { NativeReaderNote } from "./details/NativeReaderNote/NativeReaderNote.tsx";
export type { NativeReaderNoteProps } from "./details/NativeReaderNote/NativeReaderNote.tsx";
export { RateStory } from "./details/RateStory/RateStory.tsx";
export type { RateStoryProps } from "./details/RateStory/RateStory.tsx";
export { ReadOpening } from "./details/ReadOpening/ReadOpening.tsx";
export type { ReadOpeningProps } from "./details/ReadOpening/ReadOpening.tsx";
export { SearchBox } from "./library/SearchBox/SearchBox.tsx";
export type { SearchAnswer, SearchBoxProps } from "./library/SearchBox/SearchBox.tsx";
export type { FoundStory } from "./library/SearchBox/found-story.ts";
export { StatisticsPanel } from "./details/StatisticsPanel/StatisticsPanel.tsx";
export type {
  CountedStory,
  StatisticsPanelProps,
} from "./details/StatisticsPanel/StatisticsPanel.tsx";
export { StatusPill } from "./StatusPill/StatusPill.tsx";
export type { StatusPillProps } from "./StatusPill/StatusPill.tsx";
export type { CardStory, MarkedCardStory, StoryCategory } from "./story.ts";
export type { PageStory } from "./page-story.ts";
export { StoryCard } from "./library/StoryCard/StoryCard.tsx";
export type { StoryCardProps } from "./library/StoryCard/StoryCard.tsx";
export { StoryControls } from "./details/StoryControls/StoryControls.tsx";
export type { StoryActions, StoryControlsProps } from "./details/StoryControls/StoryControls.tsx";
export { StoryCounts } from "./details/StoryCounts/StoryCounts.tsx";
export type { StoryCountsProps } from "./details/StoryCounts/StoryCounts.tsx";
export { StoryDescription } from "./details/StoryDescription/StoryDescription.tsx";
export type {
  DescribedStory,
  StoryDescriptionProps,
} from "./details/StoryDescription/StoryDescription.tsx";
export { StoryFilters } from "./library/StoryFilters/StoryFilters.tsx";
export type { StoryFiltersProps } from "./library/StoryFilters/StoryFilters.tsx";
export { storySortNames, storyTraitNames } from "./library/StoryFilters/filters.ts";
export type {
  ChosenTraits,
  StoriesQuery,
  StorySortName,
  StoryTraitName,
} from "./library/StoryFilters/filters.ts";
export { StoryHeader } from "./details/StoryHeader/StoryHeader.tsx";
export type { HeadedStory, StoryHeaderProps } from "./details/StoryHeader/StoryHeader.tsx";
export { StoryOpening } from "./details/StoryOpening/StoryOpening.tsx";
export type { OpeningResult, StoryOpeningProps } from "./details/StoryOpening/StoryOpening.tsx";
export { StoryRow } from "./library/StoryRow/StoryRow.tsx";
export type { StoryRowProps } from "./library/StoryRow/StoryRow.tsx";
export { ForYou } from "./tastes/ForYou/ForYou.tsx";
export type { ForYouProps } from "./tastes/ForYou/ForYou.tsx";
export { foundKinds } from "./tastes/ForYou/useWhy.ts";
export type { FoundKind, Why } from "./tastes/ForYou/useWhy.ts";
export { TastesForm } from "./tastes/TastesForm/TastesForm.tsx";
export type { TasteCategories, TastesFormProps } from "./tastes/TastesForm/TastesForm.tsx";
export { TastesLine } from "./tastes/TastesLine/TastesLine.tsx";
export type { TastesLineProps } from "./tastes/TastesLine/TastesLine.tsx";
export { MarkedStoryCard } from "./shelf/MarkedStoryCard/MarkedStoryCard.tsx";
export type { MarkedStoryCardProps } from "./shelf/MarkedStoryCard/MarkedStoryCard.tsx";
export { SessionCard } from "./shelf/SessionCard/SessionCard.tsx";
export type { SessionCardProps } from "./shelf/SessionCard/SessionCard.tsx";
export { ShelfPart } from "./shelf/ShelfPart/ShelfPart.tsx";
export type { ShelfPartProps } from "./shelf/ShelfPart/ShelfPart.tsx";
export { storyMarks } from "./shelf/shelf.ts";
export type { CardSession, ShelfList, StoryMark } from "./shelf/shelf.ts";
