import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { keepsakeMessages } from "../../../../messages/players/keepsake.ts";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { BranchIcon } from "../../../../primitives/marks/Icon/icons.ts";
import type { AtlasScene, AtlasWay } from "@katha/api/shapes";
import * as styles from "./styles.ts";

/** Other props are passed to the `section`. */
export interface AtlasPlaceProps extends ElementProps<"section", "onSelect"> {
  /** The scene. */
  scene: AtlasScene;
  /** The story's language. */
  language: string;
  /** The session is at this scene. */
  isHere: boolean;
  /** Called to begin a new session here. */
  onReturn: () => void;
  /** Called with the scene that a way leads to. */
  onSelect: (id: string) => void;
}

/** A scene of the map in words: what was told, the ways from it, and the way back to it. */
export function AtlasPlace(props: AtlasPlaceProps) {
  const { scene, language, isHere, onReturn, onSelect, ...root } = props;
  const t = useMessages(keepsakeMessages);
  return (
    <section css={styles.place} {...root}>
      {(isHere || scene.ending !== null) && (
        <p css={styles.flag}>
          {scene.ending === null ? t("map.here") : scene.ending || t("map.ending")}
        </p>
      )}
      <p css={styles.told} lang={language} dir="auto">
        {scene.told}
      </p>
      {scene.ways.length > 0 && (
        <ul css={styles.ways} aria-label={t("map.ways")}>
          {scene.ways.map((way, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- ways are never reordered
            <Way key={at} way={way} language={language} onSelect={onSelect} />
          ))}
        </ul>
      )}
      {scene.part !== null && (
        <Button css={styles.back} icon={BranchIcon} onClick={onReturn}>
          {t("map.return")}
        </Button>
      )}
    </section>
  );
}

interface WayProps extends Pick<AtlasPlaceProps, "language" | "onSelect"> {
  way: AtlasWay;
}

function Way({ way, language, onSelect }: WayProps) {
  const t = useMessages(keepsakeMessages);
  const { percent } = useFormats();
  const words =
    way.text === null ? (
      t("map.ownWay")
    ) : (
      <span lang={language} dir="auto">
        {way.text}
      </span>
    );
  const { to } = way;
  return (
    <li css={styles.way}>
      {to === null ? (
        <span>{words}</span>
      ) : (
        <button type="button" css={styles.go} onClick={() => onSelect(to)}>
          {words}
        </button>
      )}
      <span css={styles.facts}>
        {t(to === null ? "map.fog" : way.isOnPath ? "map.path" : "map.walked")}
        {way.share !== null && ` · ${t("map.share", { share: percent(way.share * 100) })}`}
      </span>
    </li>
  );
}
