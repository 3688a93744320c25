import styled from "@emotion/styled";
import { beginWalk, choose, goBack, hasEnded, nodeAt } from "@katha/storygraph";
import type { Walk } from "@katha/storygraph";
import {
  Button,
  Choices,
  color,
  font,
  Picture,
  PlayLog,
  SmallText,
  space,
  text,
  useMessages,
} from "@katha/ui";
import { useMemo, useRef, useState } from "react";
import { entriesOf } from "./entries.ts";
import type { StoryFile } from "./story-file.ts";
import { useWalk } from "./useWalk.ts";
import { elementWords } from "./words.ts";

const Bar = styled.header({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  padding: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.surface,
});
/** Shows the lower part of the picture, where the people are. */
const Strip = styled.div({
  display: "flex",
  flexDirection: "column",
  justifyContent: "flex-end",
  blockSize: "clamp(120px, 26vw, 220px)",
  overflow: "hidden",
  "& > *": { flex: "none" },
});
const Title = styled.p({ flex: "1 1 auto", fontFamily: font.title, fontSize: text.title });
const Page = styled.div({ blockSize: "min(480px, 70dvh)", outlineOffset: "-2px" });

/** The event that a page receives for each step. */
export interface Step {
  scene: string;
  steps: number;
  isOver: boolean;
}

interface PlayerProps {
  story: StoryFile;
  /** The storage key for the reader's path. */
  place: string;
  onStep: (step: Step) => void;
}

export function Player({ story, place, onStep }: PlayerProps) {
  const t = useMessages(elementWords);
  const page = useRef<HTMLDivElement>(null);
  const [walk, setWalk] = useWalk(story.graph, place);
  const [freshFrom, setFreshFrom] = useState(walk?.steps ? walk.steps + 1 : 0);
  const entries = useMemo(
    () => (walk ? entriesOf(story, walk, freshFrom) : []),
    [story, walk, freshFrom],
  );
  if (!walk) return null;

  const go = (to: Walk | undefined, typedFrom: number) => {
    if (!to) return;
    setWalk(to);
    setFreshFrom(typedFrom);
    // The pressed choice is gone, so the story takes the focus.
    page.current?.focus({ preventScroll: true });
    onStep({ scene: to.node, steps: to.steps, isOver: hasEnded(story.graph, to) });
  };
  const choices = nodeAt(story.graph, walk)?.choices.map((choice) => choice.text) ?? [];
  return (
    <>
      {story.picture && (
        <Strip>
          <Picture source={story.picture} seed={story.title} sizes="46rem" />
        </Strip>
      )}
      <Bar>
        <Title>{story.title}</Title>
        {walk.steps > 0 && (
          <>
            <SmallText as="span">{t("steps", { count: walk.steps })}</SmallText>
            <Button size="small" onClick={() => go(goBack(walk), walk.steps)}>
              {t("back")}
            </Button>
            <Button size="small" onClick={() => go(beginWalk(story.graph), 0)}>
              {t("restart")}
            </Button>
          </>
        )}
      </Bar>
      <Page ref={page} tabIndex={-1}>
        <PlayLog entries={entries} language={story.language}>
          <Choices
            choices={choices}
            language={story.language}
            onSelect={(chosen) =>
              go(choose(story.graph, walk, choices.indexOf(chosen)), walk.steps + 1)
            }
          />
        </PlayLog>
      </Page>
    </>
  );
}
