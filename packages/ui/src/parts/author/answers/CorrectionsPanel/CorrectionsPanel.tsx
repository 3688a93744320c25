import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { correctionDeskMessages } from "../../../../messages/players/corrections.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import { PanelPart } from "../../PanelPart/PanelPart.tsx";
import { FromPlayers } from "../from-players/FromPlayers.tsx";
import type { CorrectionsResult, StoryCorrection } from "./corrections.ts";
import type { Correction } from "@katha/api/shapes";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { EditIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { beginningOf } from "../../beginning-of.ts";
import { moveFocusFrom } from "../from-players/move-focus.ts";
import * as styles from "./styles.ts";
import * as panel from "../from-players/styles.ts";

export interface CorrectionsPanelProps
  extends ElementProps<"section">, Omit<CorrectionItemProps, "correction"> {
  /** The corrections, or the state of loading them. */
  result: CorrectionsResult;
  /** Loads them again after a failure. */
  onRetry: () => void;
  /** Why the last correction could not be settled. */
  failure?: string | undefined;
}

/** Corrections that players proposed: the open ones, and below them the settled ones. */
export function CorrectionsPanel(props: CorrectionsPanelProps) {
  const { result, onRetry, failure, language, onTake, onSettle, onOpenScene, ...root } = props;
  const t = useMessages(correctionDeskMessages);
  const all = result.state === "ready" ? result.corrections : [];
  const open = all.filter(({ status }) => status === "open");
  const settled = all.filter(({ status }) => status !== "open");
  const items = (corrections: typeof all) =>
    corrections.map((correction) => (
      <CorrectionItem
        key={correction.id}
        correction={correction}
        language={language}
        onTake={onTake}
        onSettle={onSettle}
        onOpenScene={onOpenScene}
      />
    ));
  return (
    <FromPlayers
      t={t}
      result={result}
      onRetry={onRetry}
      failure={failure}
      open={
        open.length === 0 ? null : (
          <ul css={styles.items} aria-label={t("list")}>
            {items(open)}
          </ul>
        )
      }
      {...root}
    >
      {settled.length > 0 && (
        <PanelPart heading="h4" focusable title={t("settled")}>
          <ul css={styles.items} aria-label={t("settled")}>
            {items(settled)}
          </ul>
        </PanelPart>
      )}
    </FromPlayers>
  );
}

interface CorrectionItemProps {
  correction: StoryCorrection;
  /** The language of the story's text. */
  language: string;
  /** Puts the proposed words into the scene's text; the story is not saved by it. */
  onTake: (correction: StoryCorrection) => void;
  /** Settles a correction, or reopens it. */
  onSettle: (id: string, status: Correction["status"]) => void;
  /** Opens a scene. */
  onOpenScene: (scene: string) => void;
}

/** A correction: the passage, the proposed words, and the actions for it. */
function CorrectionItem(props: CorrectionItemProps) {
  const { correction, language, onTake, onSettle, onOpenScene } = props;
  const { id, passage, proposed, note, scene, day: sentOn, status, place } = correction;
  const { day } = useFormats();
  const t = useMessages(correctionDeskMessages);
  const name = beginningOf(passage);
  const isOpen = status === "open";
  const told = { lang: language, dir: "auto" } as const;
  const settle = (to: Correction["status"]) => (event: { currentTarget: HTMLElement }) => {
    moveFocusFrom(event.currentTarget);
    onSettle(id, to);
  };
  return (
    <li css={[styles.item, !isOpen && styles.resting]}>
      <dl css={styles.words}>
        <dt>{t("passage")}</dt>
        <dd css={styles.passage} {...told}>
          {passage}
        </dd>
        <dt>{t("proposed")}</dt>
        <dd css={styles.proposed} {...told}>
          {proposed}
        </dd>
        {note !== "" && (
          <>
            <dt>{t("why")}</dt>
            <dd css={styles.note} dir="auto">
              {note}
            </dd>
          </>
        )}
      </dl>
      <p css={panel.facts}>
        {!isOpen && (
          <Badge tone={status === "done" ? "success" : "muted"}>
            {t(status === "done" ? "wasDone" : "wasDismissed")}
          </Badge>
        )}
        <span>{t("day", { day: day(sentOn) })}</span>
        {scene !== null && place === "gone" && <span>{t("gone", { scene })}</span>}
        {isOpen && place === "changed" && <span>{t("changed")}</span>}
        {isOpen && place === "taken" && <span css={styles.taken}>{t("taken")}</span>}
      </p>
      <div css={panel.acts}>
        {isOpen && place === "stands" && (
          <Button
            size="small"
            icon={EditIcon}
            aria-label={`${t("take")}: ${name}`}
            onClick={({ currentTarget }) => {
              // This button is removed; the focus moves to the next one.
              const next = currentTarget.nextElementSibling;
              if (next instanceof HTMLElement) next.focus();
              onTake(correction);
            }}
          >
            {t("take")}
          </Button>
        )}
        {isOpen ? (
          <>
            <Button
              size="small"
              variant="ghost"
              aria-label={`${t("done")}: ${name}`}
              onClick={settle("done")}
            >
              {t("done")}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={`${t("dismiss")}: ${name}`}
              onClick={settle("dismissed")}
            >
              {t("dismiss")}
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="ghost"
            aria-label={`${t("reopen")}: ${name}`}
            onClick={settle("open")}
          >
            {t("reopen")}
          </Button>
        )}
        {scene !== null && place !== "gone" && (
          <Button size="small" variant="ghost" onClick={() => onOpenScene(scene)}>
            {t("scene", { scene })}
          </Button>
        )}
      </div>
    </li>
  );
}
