import { css } from "@emotion/react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { narrowTitleBelow, narrowTitleWords } from "../../../../tokens/constants.ts";
import { color, font, leading, text } from "../../../../tokens/tokens.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";

export interface StoryBadgeProps extends ElementProps<"h1", "title"> {
  /** The story's title; if it is empty, the badge says "Story". */
  title: string;
  /** The language of the title: `hi`, `ur`. */
  language: string;
}

const badge = css({
  color: color.ink,
  fontFamily: font.title,
  fontSize: text.title,
  lineHeight: leading.tight,
  textAlign: "center",
  overflowWrap: "anywhere",
});
const narrow = `@media (max-width: ${narrowTitleBelow - 0.02}px)`;
const rest = css({ [narrow]: { display: "none" } });
const ellipsis = css({ display: "none", [narrow]: { display: "inline" } });
const small = css({ [narrow]: { fontSize: text.lead } });

/** The story's title; a narrow screen shows its first four words, screen readers get all of it. */
export function StoryBadge({ title, language, ...root }: StoryBadgeProps) {
  const t = useMessages(playMessages);
  const whole = title.trim() || t("bar.story");
  const words = whole.split(/\s+/);
  if (words.length <= narrowTitleWords) {
    return (
      <h1 css={[badge, small]} lang={language} dir="auto" {...root}>
        {whole}
      </h1>
    );
  }
  return (
    <h1 css={[badge, small]} lang={language} dir="auto" aria-label={whole} {...root}>
      {words.slice(0, narrowTitleWords).join(" ")}
      <span css={rest}> {words.slice(narrowTitleWords).join(" ")}</span>
      <span css={ellipsis}>…</span>
    </h1>
  );
}
