import { Anchor, Description } from "@storybook/addon-docs/blocks";
import { useId, useState } from "react";
import { DocsLink } from "../DocsLink.tsx";
import type { Design } from "../design.ts";
import { StoryCode } from "../code/StoryCode.tsx";
import { Stage } from "./Stage.tsx";
import type { Story } from "./Stage.tsx";
import { about, card, show, story as frame, storyName, tool, tools } from "./stage.ts";

interface StoryOnPageProps {
  story: Story;
  /** Other stories render on request. */
  isLive: boolean;
  /** The first story of the page has no heading. */
  isUntitled?: boolean;
}

/** A story on a docs page: its name, its description, the story itself and its code. */
export function StoryOnPage({ story, isLive, isUntitled = false }: StoryOnPageProps) {
  const [isShown, setShown] = useState(isLive);
  const [hasCode, setHasCode] = useState(false);
  const codeId = useId();
  const isOfLibrary = !story.title.startsWith("Pages/");
  const design = story.parameters["design"] as Design | undefined;
  return (
    <div css={frame}>
      {!isUntitled && (
        <Anchor storyId={story.id}>
          <h3 css={storyName}>{story.name}</h3>
        </Anchor>
      )}
      <div css={about}>
        <Description of={story.moduleExport} />
      </div>
      <div css={card} data-story={story.id}>
        {isShown && <Stage story={story} />}
        <div css={tools}>
          {!isShown && (
            <button
              type="button"
              css={show}
              aria-label={`Show ${story.name}`}
              onClick={() => setShown(true)}
            >
              Show
            </button>
          )}
          {isOfLibrary && (
            <button
              type="button"
              css={tool}
              aria-expanded={hasCode}
              aria-controls={codeId}
              onClick={() => setHasCode(!hasCode)}
            >
              {hasCode ? "Hide code" : "Show code"}
            </button>
          )}
          <span css={tool}>
            <DocsLink to={story.id} view="story">
              Open with controls
            </DocsLink>
          </span>
          {design && (
            <span css={tool}>
              <a href={design.url} target="_blank" rel="noreferrer">
                Open the design
              </a>
            </span>
          )}
        </div>
        <div id={codeId} hidden={!hasCode}>
          {hasCode && <StoryCode story={story.id} />}
        </div>
      </div>
    </div>
  );
}
