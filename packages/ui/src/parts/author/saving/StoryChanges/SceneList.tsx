import { useEffect, useId, useRef, useState } from "react";
import type { Ref } from "react";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { changesMessages } from "../../../../messages/authors/changes.ts";
import { structureMessages } from "../../../../messages/authors/structure/structure.ts";
import { SceneSide } from "./SceneSide.tsx";
import type { SceneText } from "./change-list.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export interface NamedScene extends SceneText {
  node: string;
}

/** A new object for each request to show the scene. */
export interface AskedScene {
  node: string;
}

export interface SceneListProps extends ElementProps<"div"> {
  /** In reading order. */
  scenes: readonly NamedScene[];
  /** The id of the scene with which the story begins. */
  start: string;
  /** The requested scene, shown first. */
  asked?: AskedScene | undefined;
  /** The story's language, in which its text is read out. */
  language: string;
}

const shownFirst = 8;
const shownMore = 40;

/** The scenes of a story, to be read through. */
export function SceneList({ scenes, start, asked, language, ...root }: SceneListProps) {
  const { number } = useFormats();
  const t = useMessages(changesMessages);
  const [shown, setShown] = useState(shownFirst);
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === undefined) return;
    first.current?.focus({ preventScroll: true });
    first.current?.scrollIntoView({ block: "center" });
  }, [asked]);
  const wanted = scenes.filter(({ node }) => node === asked?.node);
  const inOrder = [...wanted, ...scenes.filter(({ node }) => node !== asked?.node)];
  const more = scenes.length - shown;
  return (
    <div css={styles.part} {...root}>
      {inOrder.slice(0, shown).map((scene, at) => (
        <Scene
          key={scene.node}
          scene={scene}
          heading={at === 0 ? first : undefined}
          isStart={scene.node === start}
          language={language}
        />
      ))}
      {more > 0 && (
        <Button variant="ghost" css={styles.more} onClick={() => setShown(shown + shownMore)}>
          {t("changes.more", { count: more, amount: number(more) })}
        </Button>
      )}
    </div>
  );
}

interface SceneProps {
  scene: NamedScene;
  heading: Ref<HTMLHeadingElement> | undefined;
  isStart: boolean;
  language: string;
}

function Scene({ scene, heading, isStart, language }: SceneProps) {
  const t = useMessages(structureMessages);
  const id = useId();
  return (
    <article css={styles.change} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} css={styles.name}>
        <bdi>{scene.node}</bdi> {isStart && <Badge tone="accent">{t("row.start")}</Badge>}
      </h3>
      <SceneSide node={scene.node} scene={scene} language={language} />
    </article>
  );
}
