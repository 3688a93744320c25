import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { storyMessages } from "../../../../messages/players/story.ts";
import { title } from "./styles.ts";

export interface StageTitleProps {
  as: "h1" | "h2";
  language: string;
  children: string;
}

const wordJoiner = "\u2060";
/** A longer word may need two lines on a phone. */
const longest = 14;
const joined = (word: string) =>
  word.length > longest ? word : word.replaceAll("-", `-${wordJoiner}`);

/**
 * A story's title. An invisible character keeps a hyphenated word on one line: an element around it
 * would split the accessible name, and the lines would move when the font loads.
 */
export function StageTitle({ as: Heading, language, children }: StageTitleProps) {
  const t = useMessages(storyMessages);
  const name = children.trim() || t("story.untitled");
  const shown = name.replaceAll(/(?<!\S)\S+-\S+/g, joined);
  return (
    <Heading css={title} lang={language} dir="auto" aria-label={shown === name ? undefined : name}>
      {shown}
    </Heading>
  );
}
