import { useEffect, useRef, useState } from "react";
import { useLatest } from "../../../../primitives/useLatest.ts";
import { withoutMarks } from "../../../../markdown/emphasized.ts";
import type { LogEntry, LogEntryType } from "@katha/api/shapes";
import type { StreamOf } from "../../log/PlayLog/log-entry.ts";
import { takeMediaKeys } from "../aloud/media-keys.ts";
import { createReadingQueue } from "../aloud/reading-queue.ts";
import type { ReadingQueue, ReadingState, SpokenPart } from "../aloud/reading-queue.ts";
import { browserSpeech } from "../aloud/speech.ts";
import { choiceParts } from "../aloud/spoken-choices.ts";
import { createSpokenPlace, partInSight } from "../aloud/spoken-place.ts";
import { useReadingSettings } from "../reading-context.ts";
import { voiceSettingsOf } from "../settings.ts";

const read: ReadonlySet<LogEntryType> = new Set(["setup", "narrative", "completion"]);

const streamIn = (entry: LogEntry, streamOf: StreamOf | undefined) =>
  entry.isStreaming ? streamOf?.(entry.id) : undefined;

function partOf(entry: LogEntry, streamOf: StreamOf | undefined): SpokenPart {
  const { id, content } = entry;
  const stream = streamIn(entry, streamOf);
  return stream === undefined
    ? { id, text: withoutMarks(content), arrives: false }
    : { id, text: withoutMarks(stream.text()), arrives: !stream.hasEnded() };
}

function withChoices(parts: readonly SpokenPart[], choices: readonly string[]): SpokenPart[] {
  return [...parts, ...choiceParts(choices, parts.at(-1)?.id)];
}

export interface ReadAloudNeeds {
  /** The session's log, of which what was told is read. */
  entries: readonly LogEntry[];
  /** The texts of entries that are streaming. */
  streamOf?: StreamOf | undefined;
  /** The language of the story: `hi`, `ur`. */
  language: string;
  /** The title of the story, which the lock screen shows. */
  title: string;
  /**
   * The open choices after the last part: they are read after it, by their numbers.
   * @default []
   */
  choices?: readonly string[] | undefined;
  /**
   * A turn is in progress: it falls silent until the new part is there.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when it is to stop and go away. */
  onStop: () => void;
}

const none: readonly string[] = [];

/** Reads the log aloud as long as it is mounted, from what is in sight. */
export function useReadAloud(needs: ReadAloudNeeds) {
  const { entries, streamOf, choices = none, busy } = needs;
  const settings = useReadingSettings();
  // As text, since the list is made anew with every render.
  const offered = choices.join("\n");
  const [state, setState] = useState<ReadingState>("paused");
  const latest = useLatest({ ...needs, choices, settings });
  const queue = useRef<ReadingQueue>(null);

  useEffect(() => {
    const place = createSpokenPlace();
    const { language, title } = latest.current;
    const reading = createReadingQueue({
      speech: browserSpeech(),
      language,
      voice: () => voiceSettingsOf(latest.current.settings, language),
      onChange: (now, spoken) => {
        setState(now);
        keys.show(now === "speaking");
        if (spoken) place.show(spoken, latest.current.settings.moves);
        else if (now !== "paused") place.clear();
      },
    });
    const keys = takeMediaKeys(title, {
      play: reading.resume,
      pause: reading.pause,
      stop: () => latest.current.onStop(),
      previoustrack: () => reading.step(-1),
      nexttrack: () => reading.step(1),
    });
    queue.current = reading;
    const parts = latest.current.entries
      .filter(isRead)
      .map((entry) => partOf(entry, latest.current.streamOf));
    reading.give(withChoices(parts, latest.current.choices));
    const begin = partInSight(parts.map(({ id }) => id));
    if (begin !== undefined) reading.readFrom(begin);
    const typed = ({ target }: Event) => {
      if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)
        reading.holdUntilNext();
    };
    document.addEventListener("input", typed);
    return () => {
      document.removeEventListener("input", typed);
      reading.pause();
      place.clear();
      keys.release();
      queue.current = null;
    };
  }, [latest]);

  useEffect(() => {
    const told = entries.filter(isRead);
    const give = () =>
      queue.current?.give(
        withChoices(
          told.map((entry) => partOf(entry, streamOf)),
          offered === "" ? [] : offered.split("\n"),
        ),
      );
    give();
    const leave = told.flatMap((entry) => streamIn(entry, streamOf)?.subscribe(give) ?? []);
    return () => {
      for (const unsubscribe of leave) unsubscribe();
    };
  }, [entries, offered, streamOf]);

  // Who acts goes on: what is left of the part before is not read over the new one.
  useEffect(() => {
    if (busy) queue.current?.holdUntilNext();
  }, [busy]);

  return {
    state,
    resume: () => queue.current?.resume(),
    pause: () => queue.current?.pause(),
    step: (by: 1 | -1) => queue.current?.step(by),
  };
}

const isRead = ({ type, isUndone }: LogEntry) => read.has(type) && isUndone !== true;
