import type { SerializedStyles } from "@emotion/react";
import { memo, use, useState } from "react";
import type { ReactNode } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { Icon } from "../../../../primitives/marks/Icon/Icon.tsx";
import { ProblemIcon, WarningIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useAddresses } from "../../../AddressesProvider/AddressesProvider.tsx";
import { Coin } from "../../controls/Coin/Coin.tsx";
import { typingMs } from "../../../../tokens/constants.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { playMessages } from "../../../../messages/players/play.ts";
import { useReadingSettings } from "../../reading/reading-context.ts";
import type { ReadingSettings } from "@katha/api/shapes";
import { Emphasis } from "../Emphasis/Emphasis.tsx";
import { TypedText } from "../TypedText/TypedText.tsx";
import type { TextStream } from "@katha/api/shapes";
import { WhichTelling } from "../WhichTelling/WhichTelling.tsx";
import type { StreamOf } from "./log-entry.ts";
import type { LogEntry, LogEntryType } from "@katha/api/shapes";
import { ModelOfContext, type ModelOf } from "./model-of.ts";
import { Ornament } from "./Ornament.tsx";
import { PartChanges } from "../PartChanges/PartChanges.tsx";
import { PartActions } from "./PartActions.tsx";
import type { PartActionsProps } from "./PartActions.tsx";
import { PartOwn } from "./PartOwn.tsx";
import { foot } from "./part-styles.ts";
import * as styles from "./styles.ts";

export interface LogItemProps {
  entry: LogEntry;
  isFresh: boolean;
  isLastPassage: boolean;
  streamOf?: StreamOf | undefined;
  onComplete: (id: string) => void;
  onAlternative?: ((key: string) => void) | undefined;
  /** Without it no actions are offered for a part. */
  onPart?: PartActionsProps["onPart"] | undefined;
  /** The story's language. */
  language: string;
  sourcesNote?: string | null | undefined;
}

const paces: Partial<Record<LogEntryType, number>> = typingMs;
/** A shorter part has too few lines for a drop cap. */
const dropCapLetters = 120;
/** These are in the language of the interface, the others in the story's. */
const interfaceTypes: ReadonlySet<LogEntryType> = new Set([
  "model_info",
  "action",
  "error",
  "warning",
]);
const ownTypes: ReadonlySet<LogEntryType> = new Set(["user_action", "choice"]);

const looks: Record<LogEntryType, SerializedStyles | null> = {
  session_separator: styles.separator,
  narrative: null,
  setup: styles.setup,
  action: styles.aside,
  model_info: styles.aside,
  user_action: styles.own,
  choice: styles.own,
  error: styles.error,
  warning: styles.warning,
  completion: styles.completion,
  image: styles.folio,
};

/** Letters joined by a virama are one glyph and must stay together. */
const opensJoined = /^\P{L}*\p{L}\u094D/u;

const isTooShort = (text: string) => text.length < dropCapLetters;

function dropCapOf({ type, content: text, isStreaming }: LogEntry) {
  if (type !== "narrative") return null;
  if (isStreaming) return styles.latinDropCap;
  return isTooShort(text) || opensJoined.test(text) ? null : styles.dropCap;
}

function lookOf(
  { entry, isFresh, isLastPassage }: LogItemProps,
  { dims, continuous }: ReadingSettings,
) {
  const { type, isHistorical } = entry;
  const isNotice = type === "error" || type === "warning";
  return [
    styles.item,
    looks[type],
    // Notices keep their colours, which have a meaning.
    dims && !continuous && isHistorical && !isFresh && !isNotice && styles.resting,
    isFresh && (isNotice ? styles.glowing : styles.fresh),
    isLastPassage && !continuous && styles.last,
  ];
}

/** One entry of the log. It renders when it is added, completed, and no longer new. */
export const LogItem = memo(function LogItem(props: LogItemProps) {
  const { entry } = props;
  // Decided when the entry is added, so that no line moves when its text is complete.
  const [begun] = useState(() => dropCapOf(entry));
  // Changes are shown once the text is complete, below it, so that nothing moves.
  const [isWhole, setWhole] = useState(entry.isHistorical || entry.type === "image");
  const { onComplete } = props;
  const [isOriginal, setOriginal] = useState(false);
  const original = entry.part?.original ?? null;
  const shown = isOriginal && original !== null ? { ...entry, content: original } : entry;
  const settings = useReadingSettings();
  const dropCap = isWhole && isTooShort(wholeOf(textOf(props))) ? null : begun;
  const complete = (id: string) => {
    setWhole(true);
    onComplete(id);
  };
  const t = useMessages(playMessages);
  if (entry.isUndone) {
    return (
      <div css={[styles.item, styles.undone]} data-entry="undone">
        {t("log.undone")}
      </div>
    );
  }
  return (
    <div
      css={[lookOf(props, settings), !settings.continuous && original === null && dropCap]}
      data-entry={entry.type}
      data-id={entry.id}
    >
      <EntryBody {...props} entry={shown} onComplete={complete} />
      {isWhole && entry.part && !settings.continuous && (
        <PartChanges
          changes={entry.part.changes}
          check={entry.part.check}
          isNew={!entry.isHistorical}
        />
      )}
      {isWhole && entry.part && !settings.continuous && (
        <PartOwn
          part={entry.part}
          isOriginal={isOriginal && original !== null}
          onOriginal={setOriginal}
          onPart={props.onPart}
        />
      )}
      {!settings.continuous && <Foot {...props} isWhole={isWhole} />}
    </div>
  );
});

/** Which telling a part follows, and the actions for it, in one line. */
function Foot({
  entry,
  onPart,
  language,
  sourcesNote,
  isWhole,
}: LogItemProps & { isWhole: boolean }) {
  const { part } = entry;
  if (part === undefined) return null;
  const actions = onPart && <PartActions part={part} onPart={onPart} />;
  if (!part.telling) return actions;
  return (
    <div css={foot}>
      {isWhole && <WhichTelling {...{ telling: part.telling, sourcesNote, language }} />}
      {actions}
    </div>
  );
}

function EntryBody({ entry, language, streamOf, onComplete, onAlternative }: LogItemProps) {
  const { date, locale } = useFormats();
  const t = useMessages(playMessages);
  const { type, modelUsed, creditsConsumed = 0 } = entry;
  if (type === "image") return <Folio entry={entry} />;
  if (type === "session_separator") {
    return (
      <>
        <Ornament />
        <span css={styles.aside}>
          {entry.at === undefined ? entry.content : t("log.sitting", { date: date(entry.at) })}
        </span>
      </>
    );
  }
  const text =
    type === "model_info" && modelUsed !== undefined
      ? t("log.model", { model: modelUsed, credits: creditsConsumed })
      : entry.command
        ? t(`log.${entry.command}`)
        : textOf({ entry, streamOf });
  const words = entry.isHistorical ? (
    <span data-words="">
      <Emphasis text={wholeOf(text)} />
    </span>
  ) : (
    <TypedText
      data-words=""
      text={text}
      lang={interfaceTypes.has(type) ? locale : language}
      msPerCharacter={paces[type] ?? typingMs.standard}
      silent={ownTypes.has(type)}
      onComplete={() => onComplete(entry.id)}
    />
  );
  if (ownTypes.has(type)) {
    const label = t(type === "choice" ? "log.selected" : "log.you", { words: "" });
    return (
      <>
        <span css={styles.ownLabel}>
          <bdi>{label}</bdi>
        </span>
        {words}
      </>
    );
  }
  if (type === "error" || type === "warning") {
    return (
      <Notice entry={entry} onAlternative={onAlternative}>
        {words}
      </Notice>
    );
  }
  return words;
}

/** An image of the story with its caption. */
function Folio({ entry }: Pick<LogItemProps, "entry">) {
  const t = useMessages(playMessages);
  const words = entry.style?.trim() || t("log.image");
  const source = useAddresses().picture(entry.content, entry.alt ?? words);
  return (
    <figure>
      <div css={styles.mount}>
        <Picture source={source} seed={entry.id} sizes="(min-width: 600px) 540px, 100vw" />
      </div>
      <figcaption css={styles.caption}>{words}</figcaption>
    </figure>
  );
}

interface NoticeProps extends Pick<LogItemProps, "entry" | "onAlternative"> {
  children: ReactNode;
}

const unnamed: ModelOf = (key) => ({ modelKey: key, displayName: key });

/** A warning or an error, with what the player can do. */
function Notice({ entry, onAlternative, children }: NoticeProps) {
  const t = useMessages(playMessages);
  const modelOf = use(ModelOfContext) ?? unnamed;
  const offers = (entry.alternatives ?? []).map(modelOf);
  return (
    <>
      <div css={styles.noticeWords}>
        <Icon icon={entry.type === "error" ? ProblemIcon : WarningIcon} />
        <div>{children}</div>
      </div>
      {offers.length > 0 && (
        <div css={styles.alternatives}>
          <span css={styles.alternativesTitle}>{t("log.alternatives")}</span>
          {offers.map(({ modelKey, displayName, creditCost }) => (
            <Button key={modelKey} size="small" onClick={() => onAlternative?.(modelKey)}>
              {displayName}
              {creditCost !== undefined && <Coin price={creditCost} />}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

const textOf = ({ entry, streamOf }: Pick<LogItemProps, "entry" | "streamOf">) =>
  entry.isStreaming && streamOf ? streamOf(entry.id) : entry.content;
const wholeOf = (text: string | TextStream) => (typeof text === "string" ? text : text.text());
