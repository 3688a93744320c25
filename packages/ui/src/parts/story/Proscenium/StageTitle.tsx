import { useLanguage } from "../../../words/WordsProvider.tsx";
import { joined, title } from "./styles.ts";

export interface StageTitleProps {
  as: "h1" | "h2";
  language: string;
  children: string;
}

/** A word longer than this may need two lines on a phone. */
const longest = 14;

/** A story's name on the stage. A word with a hyphen in it stays on one line. */
export function StageTitle({ as: Heading, language, children }: StageTitleProps) {
  const { say } = useLanguage();
  const parts = (children.trim() || say("story.untitled")).split(/([^\s-]+-[^\s-]+)/);
  return (
    <Heading css={title} lang={language} dir="auto">
      {parts.map((part, at) =>
        at % 2 === 1 && part.length <= longest ? (
          <span key={part} css={joined}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Heading>
  );
}
