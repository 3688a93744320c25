import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { commonMessages } from "../../../../messages/site/common.ts";
import { title } from "./styles.ts";

export interface StageTitleProps {
  as: "h1" | "h2";
  language: string;
  children: string;
}

const wordJoiner = "\u2060";
/** A word longer than this may need two lines on a phone. */
const longest = 14;
const joined = (word: string) =>
  word.length > longest ? word : word.replaceAll("-", `-${wordJoiner}`);

/**
 * A story's name on the stage. A word with a hyphen in it stays on one line by a letter that is not seen: an
 * element around the word would part the name, and what follows it would leap when the face has come.
 */
export function StageTitle({ as: Heading, language, children }: StageTitleProps) {
  const t = useMessages(commonMessages);
  const name = children.trim() || t("story.untitled");
  const shown = name.replaceAll(/\S+-\S+/g, joined);
  return (
    <Heading css={title} lang={language} dir="auto" aria-label={shown === name ? undefined : name}>
      {shown}
    </Heading>
  );
}
