import { useEffect, useMemo, useRef } from "react";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../../messages/players/keepsake.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { FeaturedIcon, StartIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { AtlasScene } from "@katha/api/shapes";
import { layoutOf } from "./layout.ts";
import { centredOn, isInView, openingView } from "./opening-view.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the frame, which scrolls. */
export interface AtlasProps extends ElementProps<"section", "onSelect"> {
  /** The scenes that were come to. */
  scenes: readonly AtlasScene[];
  /** The story's language. */
  language: string;
  /** The scene at which the session is. */
  here: string | null;
  /** The scene that was chosen. */
  selected: string | null;
  /** Called with the scene that was pressed. */
  onSelect: (id: string) => void;
}

/** The paths walked through a story: scenes as cards, ways as threads, and fog where nobody has been yet. */
export function Atlas({ scenes, language, here, selected, onSelect, ...root }: AtlasProps) {
  const t = useMessages(keepsakeMessages);
  const layout = useMemo(() => layoutOf(scenes), [scenes]);
  const frame = useRef<HTMLElement>(null);
  const opened = useRef<typeof layout>(null);
  useEffect(() => {
    const [beginning] = layout.scenes;
    const shown = layout.scenes.find(({ id }) => id === (selected ?? here)) ?? beginning;
    if (frame.current === null || beginning === undefined || shown === undefined) return;
    const { clientWidth: width, clientHeight: height, scrollLeft, scrollTop } = frame.current;
    const room = { width, height };
    const isOpening = opened.current !== layout;
    opened.current = layout;
    if (!isOpening && isInView(shown, { x: scrollLeft, y: scrollTop }, room)) return;
    const { x, y } = isOpening ? openingView(beginning, shown, room) : centredOn(shown, room);
    frame.current.scrollTo(x, y);
  }, [layout, selected, here]);
  return (
    <section ref={frame} css={styles.frame} aria-label={t("map.label")} {...root}>
      <div css={styles.world} style={{ width: layout.width, height: layout.height }}>
        <svg css={styles.threads} width={layout.width} height={layout.height} aria-hidden>
          {layout.threads.map(({ id, path, kind }) => (
            <path key={id} d={path} css={[styles.thread, styles.threadKinds[kind]]} />
          ))}
        </svg>
        {layout.fogs.map(({ id, way, ...place }) => (
          <div key={id} css={styles.fog} style={{ left: place.x, top: place.y }} aria-hidden>
            <span css={styles.fogWords} lang={language} dir="auto">
              {way.text}
            </span>
          </div>
        ))}
        {layout.scenes.map(({ id, scene, ...place }) => (
          <button
            key={id}
            type="button"
            css={[styles.card, scene.isOnPath && styles.lit, scene.ending !== null && styles.end]}
            style={{ left: place.x, top: place.y }}
            aria-pressed={id === selected}
            {...(id === here && { "aria-current": "location" })}
            onClick={() => onSelect(id)}
          >
            {(id === here || scene.ending !== null) && (
              <span css={styles.flag}>
                <Icon icon={scene.ending === null ? StartIcon : FeaturedIcon} size="small" />
                {scene.ending === null ? t("map.here") : scene.ending || t("map.ending")}
              </span>
            )}
            <span css={styles.words} lang={language} dir="auto">
              {scene.told}
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}
