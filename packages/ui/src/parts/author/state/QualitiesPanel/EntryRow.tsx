import { useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { ConfirmDialog } from "../../../../primitives/overlays/Dialog/ConfirmDialog.tsx";
import { DownIcon, RemoveIcon, UpIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { declarationsMessages } from "../../../../messages/authors/declarations.ts";
import type { StateUse } from "@katha/storygraph";
import { isTakenId, useStoryState } from "../story-state.ts";
import * as styles from "./styles.ts";

type RenamedEntry = Pick<EntryRowProps, "part" | "id" | "name" | "onRenamed">;

interface EntryRowProps {
  part: "qualities" | "things";
  id: string;
  name: string;
  /** Its kind, and whether players see it. */
  marks: readonly string[];
  /** Its index among the entries of its kind. */
  at: number;
  count: number;
  isOpen: boolean;
  /** It was just added: its name is still to be written. */
  isNew: boolean;
  onToggle: () => void;
  onRenamed: (to: string) => void;
  onOpenScene: (node: string) => void;
  /** The entry's form. */
  children: ReactNode;
}

/** The scenes in which it is used, each once. */
function scenesOf(uses: readonly StateUse[]): string[] {
  return [...new Set(uses.flatMap(({ place: { node } }) => node ?? []))];
}

/** A quality or a thing in one line, with the number of its uses; opened, it shows its form. */
export function EntryRow(props: EntryRowProps) {
  const {
    part,
    id,
    name,
    marks,
    at,
    count,
    isOpen,
    isNew,
    onToggle,
    onRenamed,
    onOpenScene,
    children,
  } = props;
  const { desk, onOperation } = useStoryState();
  const { number } = useFormats();
  const t = useMessages(declarationsMessages);
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isNew) return;
    const field = form.current?.querySelector("input");
    field?.focus();
    field?.select();
  }, [isNew]);
  const uses = desk.uses.filter((use) => use.part === part && use.id === id);
  const scenes = scenesOf(uses);
  const called = name || id;
  const remove = () => onOperation({ kind: "undeclare", part, id });
  const move = (to: number) => onOperation({ kind: "move_declared", part, id, to });
  return (
    <li css={styles.entry}>
      <button type="button" css={styles.head} aria-expanded={isOpen} onClick={onToggle}>
        <bdi css={styles.name}>{called}</bdi>
        {marks.map((mark) => (
          <Badge key={mark}>{mark}</Badge>
        ))}
        <span css={styles.soft}>
          {uses.length === 0
            ? t("entry.unused")
            : t("entry.uses", { count: uses.length, amount: number(uses.length) })}
        </span>
      </button>
      {isOpen && (
        <div ref={form} css={styles.form}>
          {children}
          <RenameField key={id} part={part} id={id} name={name} onRenamed={onRenamed} />
          {scenes.length > 0 && (
            <p css={styles.uses}>
              {t("entry.usedIn")}
              {scenes.map((scene) => (
                <Button key={scene} size="small" variant="ghost" onClick={() => onOpenScene(scene)}>
                  <bdi>{scene}</bdi>
                </Button>
              ))}
            </p>
          )}
          <div css={styles.acts}>
            <Button size="small" icon={UpIcon} disabled={at === 0} onClick={() => move(at - 1)}>
              {t("entry.up")}
            </Button>
            <Button
              size="small"
              icon={DownIcon}
              disabled={at === count - 1}
              onClick={() => move(at + 1)}
            >
              {t("entry.down")}
            </Button>
            <Button
              size="small"
              variant="ghost"
              icon={RemoveIcon}
              onClick={() => (uses.length === 0 ? remove() : setAsking(true))}
            >
              {t("entry.delete")}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t("delete.title", { name: called })}
        description={t("delete.note", { count: uses.length, amount: number(uses.length) })}
        cancel={t("delete.keep")}
        confirm={t("delete.anyway")}
        onConfirm={remove}
      >
        <ul>
          {(["asked", "changed", "named", "chosen"] as const).map((how) => {
            const so = uses.filter((use) => use.how === how);
            if (so.length === 0) return null;
            const where = scenesOf(so).join(", ") || t("delete.inStory");
            return <li key={how}>{t(`delete.${how}`, { where })}</li>;
          })}
        </ul>
      </ConfirmDialog>
    </li>
  );
}

/** The id that texts use between braces; it can be renamed everywhere in the story. */
function RenameField({ part, id, name, onRenamed }: RenamedEntry) {
  const { onOperation, ...state } = useStoryState();
  const t = useMessages(declarationsMessages);
  const [draft, setDraft] = useState(id);
  const to = draft.trim();
  const isTaken = to !== id && isTakenId(state, to);
  const isWord = to !== "" && !/[{}|]/u.test(to);
  const fault = isTaken ? t("rename.taken") : isWord ? undefined : t("rename.fault");
  return (
    <div css={styles.acts}>
      <TextField
        label={t("rename.label")}
        hint={t("rename.hint", { word: `{${id}}` })}
        value={draft}
        error={fault}
        dir="auto"
        autoComplete="off"
        data-own-undo
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      {to !== id && (
        <Button
          disabled={fault !== undefined}
          onClick={() => {
            onRenamed(to);
            onOperation({ kind: "rename_declared", part, id, to, name });
          }}
        >
          {t("rename.everywhere")}
        </Button>
      )}
    </div>
  );
}
