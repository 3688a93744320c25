import styled from "@emotion/styled";
import { Button, Callout, color, font, leading, radius, Spinner, useMessages } from "@katha/ui";
import { useEffect, useState } from "react";
import { Player } from "./Player.tsx";
import type { Step } from "./Player.tsx";
import { readStory } from "./story-file.ts";
import type { StoryFile } from "./story-file.ts";
import { elementWords } from "./words.ts";

const Frame = styled.section({
  display: "grid",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.large,
  background: color.ground,
  color: color.ink,
  fontFamily: font.interface,
  fontSize: "1rem",
  lineHeight: leading.body,
  overflowWrap: "break-word",
});
const Middle = styled.div({
  display: "grid",
  placeItems: "center",
  minBlockSize: "320px",
  padding: "24px",
});

interface StoryProps {
  address: string | null;
  onStep: (step: Step) => void;
}

interface Answer {
  /** The URL and the attempt to which the result belongs. */
  to: string;
  story: StoryFile | "missing";
}

export function Story({ address, onStep }: StoryProps) {
  const t = useMessages(elementWords);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = `${address} ${attempt}`;

  useEffect(() => {
    if (!address) return undefined;
    const leaving = new AbortController();
    readStory(address, leaving.signal).then(
      (story) => setAnswer({ to: wanted, story }),
      () => leaving.signal.aborted || setAnswer({ to: wanted, story: "missing" }),
    );
    return () => leaving.abort();
  }, [address, wanted]);

  const answered = answer?.to === wanted ? answer.story : "loading";
  const story = address ? answered : "missing";
  if (story === "loading") {
    return (
      <Frame aria-busy="true">
        <Middle>
          <output>
            <Spinner /> {t("loading")}
          </output>
        </Middle>
      </Frame>
    );
  }
  if (story === "missing") {
    return (
      <Frame>
        <Middle>
          <Callout tone="danger">{t("missing")}</Callout>
          {address && (
            <Button onClick={() => setAttempt((count) => count + 1)}>{t("again")}</Button>
          )}
        </Middle>
      </Frame>
    );
  }
  return (
    <Frame aria-label={story.title} lang={story.language}>
      <Player key={address} story={story} place={`katha-story ${address}`} onStep={onStep} />
    </Frame>
  );
}
