import type { Telling } from "@katha/api/shapes";
import { useId, useState } from "react";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { SourceIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import * as styles from "./styles.ts";

export interface WhichTellingProps extends ElementProps<"div"> {
  /** The telling that the scene follows, and how others differ. */
  telling: Telling;
  /**
   * Which tellings the whole story follows, and what is invented.
   * @default null
   */
  sourcesNote?: string | null | undefined;
  /** The language of the story, in which all of it is written. */
  language: string;
}

/** Under the last scene the note would open below the bottom of the page. */
const reveal = (note: HTMLElement | null) => note?.scrollIntoView({ block: "nearest" });

/** A quiet button under a scene that shows which telling it follows, and how others differ. */
export function WhichTelling(props: WhichTellingProps) {
  const { telling, sourcesNote = null, language, ...root } = props;
  const { source, isInvented, otherTellings: others } = telling;
  const { locale } = useFormats();
  const t = useMessages(playMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const all = [
    ["telling.follows", source],
    ["telling.others", others],
    ["telling.story", sourcesNote],
  ] as const;
  const said = all.filter(([, words]) => words !== null);
  return (
    <div css={styles.root} lang={locale} {...root}>
      <button
        type="button"
        css={styles.mark}
        aria-expanded={isOpen}
        {...(isOpen && { "aria-controls": id })}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        <Icon icon={SourceIcon} size="small" />
        <bdi>{t(isInvented ? "telling.invented" : "telling.which")}</bdi>
      </button>
      {isOpen && (
        <div ref={reveal} id={id} css={styles.note}>
          {isInvented && (
            <p>
              <bdi>{t("telling.isInvented")}</bdi>
            </p>
          )}
          {said.length > 0 && (
            <dl css={styles.list}>
              {said.map(([name, words]) => (
                <div key={name}>
                  <dt css={styles.name}>
                    <bdi>{t(name)}</bdi>
                  </dt>
                  <dd css={styles.words} lang={language} dir="auto">
                    {words}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
    </div>
  );
}
