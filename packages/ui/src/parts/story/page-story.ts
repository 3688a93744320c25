import type { CountedStory } from "./details/StatisticsPanel/StatisticsPanel.tsx";
import type { DescribedStory } from "./details/StoryDescription/StoryDescription.tsx";
import type { HeadedStory } from "./details/StoryHeader/StoryHeader.tsx";

/** As much of a story as its own page shows. */
export type PageStory = HeadedStory & DescribedStory & CountedStory;
