import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { RetryIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Skeleton } from "../../../../primitives/feedback/Skeleton/Skeleton.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { EmptyState } from "../../../shell/EmptyState/EmptyState.tsx";
import { memoryKinds } from "./memory.ts";
import type { MemoryAnswer, RememberedItem } from "./memory.ts";
import { DeedEntry } from "./DeedEntry.tsx";
import { MemoryEntry } from "./MemoryEntry.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { group, groupTitle, list, news, note, panel, waiting } from "./styles.ts";

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface MemoryPanelProps extends ElementProps<"div", "title"> {
  /** Whether the panel is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The memories; absent while they load. */
  items?: readonly RememberedItem[] | undefined;
  /** The language of the memories: `hi`, `ur`. */
  language: string;
  /** Why the memories could not be loaded. */
  failure?: string | undefined;
  /** Loads them again; without it no button is offered. */
  onRetry?: (() => void) | undefined;
  /** Writes down what is to be remembered; resolves with a failure if that did not work. */
  onNote: (text: string) => Promise<MemoryAnswer>;
  /** Puts a memory first, or back among its kind; resolves with a failure if that did not work. */
  onPin: (id: string, isPinned: boolean) => Promise<MemoryAnswer>;
  /** Saves new words for a memory; resolves with a failure if that did not work. */
  onCorrect: (id: string, text: string) => Promise<MemoryAnswer>;
  /** Forgets a memory; resolves with a failure if that did not work. */
  onForget: (id: string) => Promise<MemoryAnswer>;
}

type News = { kind: "saved" | "struck" } | { kind: "forgot"; item: RememberedItem };

/** What the narrator remembers; the player can correct and forget each memory. */
export function MemoryPanel(props: MemoryPanelProps) {
  const { open, onOpenChange, items, language, failure, onRetry, ...rest } = props;
  const { onNote, onPin, onCorrect, onForget, ...root } = rest;
  const tCommon = useMessages(commonMessages);
  const t = useMessages(passagesMessages);
  const [complete, setComplete] = useState<News | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const [unpinned, setUnpinned] = useState<string>();
  const isFirst = ({ isPinned, isStruck }: RememberedItem) =>
    isPinned === true && isStruck !== true;

  async function restore({ id, text }: RememberedItem): Promise<void> {
    setRefusal(undefined);
    const answer = await onCorrect(id, text);
    if (answer) setRefusal(answer.failure);
    else setComplete({ kind: "saved" });
  }

  async function correct(id: string, text: string): Promise<MemoryAnswer> {
    setComplete(null);
    const answer = await onCorrect(id, text);
    if (!answer) setComplete({ kind: "saved" });
    return answer;
  }

  async function forget(item: RememberedItem): Promise<MemoryAnswer> {
    setComplete(null);
    const answer = await onForget(item.id);
    if (!answer) setComplete({ kind: "forgot", item });
    return answer;
  }

  async function write(text: string): Promise<MemoryAnswer> {
    setComplete(null);
    const answer = await onNote(text);
    if (!answer) setComplete({ kind: "saved" });
    return answer;
  }

  async function pin({ id, isPinned = false }: RememberedItem): Promise<void> {
    setComplete(null);
    setUnpinned(undefined);
    const answer = await onPin(id, !isPinned);
    if (answer) setUnpinned(answer.failure);
  }

  async function strike({ id, text }: RememberedItem, isStruck: boolean): Promise<MemoryAnswer> {
    setComplete(null);
    const answer = isStruck ? await onForget(id) : await onCorrect(id, text);
    if (!answer) setComplete({ kind: isStruck ? "struck" : "saved" });
    return answer;
  }

  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t("memory.title")} {...root}>
      <div css={panel}>
        <p css={note}>{t("memory.note")}</p>
        <MemoryNotice complete={complete} refusal={refusal} onBack={(item) => void restore(item)} />
        {failure !== undefined && (
          <>
            <Callout tone="danger">{failure}</Callout>
            {onRetry && (
              <Button icon={RetryIcon} onClick={onRetry}>
                {tCommon("action.retry")}
              </Button>
            )}
          </>
        )}
        {items === undefined && failure === undefined && (
          <output css={waiting} aria-label={t("memory.loading")}>
            <Skeleton width="40%" />
            <Skeleton width="90%" />
            <Skeleton width="75%" />
          </output>
        )}
        {unpinned !== undefined && <Callout tone="danger">{unpinned}</Callout>}
        {items && <NoteForm language={language} onNote={write} />}
        {items?.length === 0 && (
          <EmptyState scene="lamp" title={t("memory.empty")} note={t("memory.emptyNote")} />
        )}
        {items && (
          <Group
            title="pinned"
            items={items.filter(isFirst)}
            language={language}
            onPin={(item) => void pin(item)}
            onCorrect={correct}
            onForget={forget}
            onStrike={strike}
          />
        )}
        {items &&
          memoryKinds.map((kind) => (
            <Group
              key={kind}
              title={kind}
              items={items.filter((item) => item.kind === kind && !isFirst(item))}
              language={language}
              onPin={(item) => void pin(item)}
              onCorrect={correct}
              onForget={forget}
              onStrike={strike}
            />
          ))}
      </div>
    </Drawer>
  );
}

interface MemoryNoticeProps {
  complete: News | null;
  /** Restoring failed. */
  refusal: string | undefined;
  onBack: (item: RememberedItem) => void;
}

/** The last change, with an undo. */
function MemoryNotice({ complete, refusal, onBack }: MemoryNoticeProps) {
  const t = useMessages(passagesMessages);
  const back = useRef<HTMLButtonElement>(null);
  // The focused button is removed with its entry, shortly before or after this; the drawer would
  // then take the focus in the next frame.
  useLayoutEffect(() => {
    if (complete?.kind !== "forgot") return undefined;
    back.current?.focus();
    const frame = requestAnimationFrame(() => back.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [complete]);
  if (complete === null) return null;
  return (
    <div css={news}>
      <Callout tone="success">
        {complete.kind === "forgot"
          ? t("memory.forgot", { text: complete.item.text })
          : t(`memory.${complete.kind}`)}
      </Callout>
      {refusal !== undefined && <Callout tone="danger">{refusal}</Callout>}
      {complete.kind === "forgot" && (
        <Button ref={back} size="small" onClick={() => onBack(complete.item)}>
          {t("memory.back")}
        </Button>
      )}
    </div>
  );
}

interface GroupProps extends Pick<MemoryPanelProps, "language" | "onCorrect"> {
  title: RememberedItem["kind"] | "pinned";
  items: readonly RememberedItem[];
  onPin: (item: RememberedItem) => void;
  onForget: (item: RememberedItem) => Promise<MemoryAnswer>;
  onStrike: (item: RememberedItem, isStruck: boolean) => Promise<MemoryAnswer>;
}

function Group({ title, items, language, onPin, onCorrect, onForget, onStrike }: GroupProps) {
  const t = useMessages(passagesMessages);
  if (items.length === 0) return null;
  const List = title === "summary" ? "ol" : "ul";
  return (
    <section css={group}>
      <h3 css={groupTitle}>{t(`memory.${title}`)}</h3>
      <List css={list}>
        {items.map((item) => (
          <li key={item.id}>
            {item.kind === "deed" ? (
              <DeedEntry
                item={item}
                language={language}
                onPin={() => onPin(item)}
                onStrike={(isStruck) => onStrike(item, isStruck)}
              />
            ) : (
              <MemoryEntry
                item={item}
                language={language}
                onPin={() => onPin(item)}
                onCorrect={(text) => onCorrect(item.id, text)}
                onForget={() => onForget(item)}
              />
            )}
          </li>
        ))}
      </List>
    </section>
  );
}
