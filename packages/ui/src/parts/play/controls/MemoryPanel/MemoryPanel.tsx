import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Drawer } from "../../../../primitives/overlays/Drawer/Drawer.tsx";
import { useSending } from "../../../../primitives/useSending.ts";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { passagesMessages } from "../../../../messages/players/passages.ts";
import { EmptyState } from "../../../shell/EmptyState/EmptyState.tsx";
import { FailedToLoad } from "../../../shell/FailedToLoad/FailedToLoad.tsx";
import { LoadingLines } from "../../../shell/LoadingLines/LoadingLines.tsx";
import type { OpenedProps } from "../../opened.ts";
import { groupTitle, list, panel } from "../../panel-styles.ts";
import { memoryKinds } from "./memory.ts";
import type { MemoryAnswer, RememberedItem, Refused } from "./memory.ts";
import { DeedEntry, MemoryEntry } from "./MemoryEntry.tsx";
import type { MemoryEntryProps } from "./MemoryEntry.tsx";
import { NoteForm } from "./MemoryForm.tsx";
import { group, news } from "./styles.ts";

/** Other props are passed to the drawer itself, not to its backdrop. */
export interface MemoryPanelProps extends OpenedProps {
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

const saved = { kind: "saved" } as const;
const isFirst = ({ isPinned, isStruck }: RememberedItem) => isPinned === true && isStruck !== true;

/** What the narrator remembers; the player can correct and forget each memory. */
export function MemoryPanel(props: MemoryPanelProps) {
  const { items, language, failure, onRetry, onNote, onPin, onCorrect, onForget, ...root } = props;
  const t = useMessages(passagesMessages);
  const [complete, setComplete] = useState<News | null>(null);
  const [unpinned, setUnpinned] = useState<Refused>();
  const restoring = useSending<Refused>();

  /** Tells of a change once it is there. */
  async function change(answered: Promise<MemoryAnswer>, told: News): Promise<MemoryAnswer> {
    setComplete(null);
    const answer = await answered;
    if (!answer) setComplete(told);
    return answer;
  }

  async function restore({ id, text }: RememberedItem): Promise<void> {
    if (await restoring.run(() => onCorrect(id, text))) setComplete(saved);
  }

  const entries: Omit<MemoryEntryProps, "item"> = {
    language,
    onPin: ({ id, isPinned = false }) => {
      setComplete(null);
      setUnpinned(undefined);
      void onPin(id, !isPinned).then(setUnpinned);
    },
    onCorrect: ({ id }, text) => change(onCorrect(id, text), saved),
    onForget: (item) => change(onForget(item.id), { kind: "forgot", item }),
    onStrike: ({ id, text, isStruck = false }) =>
      isStruck ? change(onCorrect(id, text), saved) : change(onForget(id), { kind: "struck" }),
  };

  return (
    <Drawer title={t("memory.title")} {...root}>
      <div css={panel}>
        <SmallText>{t("memory.note")}</SmallText>
        <MemoryNotice
          complete={complete}
          refusal={restoring.refusal?.failure}
          onBack={(item) => void restore(item)}
        />
        {failure !== undefined && <FailedToLoad message={failure} onRetry={onRetry} />}
        {items === undefined && failure === undefined && (
          <LoadingLines label={t("memory.loading")} widths={["40%", "90%", "75%"]} />
        )}
        {unpinned && <Callout tone="danger">{unpinned.failure}</Callout>}
        {items && <NoteForm language={language} onNote={(text) => change(onNote(text), saved)} />}
        {items?.length === 0 && (
          <EmptyState scene="lamp" title={t("memory.empty")} note={t("memory.emptyNote")} />
        )}
        {items && <Group title="pinned" items={items.filter(isFirst)} {...entries} />}
        {items &&
          memoryKinds.map((kind) => (
            <Group
              key={kind}
              title={kind}
              items={items.filter((item) => item.kind === kind && !isFirst(item))}
              {...entries}
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

interface GroupProps extends Omit<MemoryEntryProps, "item"> {
  title: RememberedItem["kind"] | "pinned";
  items: readonly RememberedItem[];
}

function Group({ title, items, ...entries }: GroupProps) {
  const t = useMessages(passagesMessages);
  if (items.length === 0) return null;
  const List = title === "summary" ? "ol" : "ul";
  return (
    <section css={group}>
      <h3 css={groupTitle}>{t(`memory.${title}`)}</h3>
      <List css={list}>
        {items.map((item) => {
          const Entry = item.kind === "deed" ? DeedEntry : MemoryEntry;
          return (
            <li key={item.id}>
              <Entry item={item} {...entries} />
            </li>
          );
        })}
      </List>
    </section>
  );
}
