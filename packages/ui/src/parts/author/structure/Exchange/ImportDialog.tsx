import { useState } from "react";
import { Link } from "../../../../primitives/actions/Link/Link.tsx";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { FileDrop } from "../../../../primitives/fields/FileDrop/FileDrop.tsx";
import { Textarea } from "../../../../primitives/fields/Textarea/Textarea.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { exchangeMessages } from "../../../../messages/authors/exchange.ts";
import { useDeskAddresses } from "../../../useDeskAddresses/useDeskAddresses.ts";
import { Findings } from "../Findings/Findings.tsx";
import type { BundleImport, ImportPreview, ImportSource, WorkState } from "./exchange.ts";
import { LossList } from "./LossList.tsx";
import { WorkNotice } from "./WorkNotice.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** Other props are passed to the dialog itself. */
export interface ImportDialogProps extends ElementProps<"div", "title"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The file or the pasted text to import. */
  source: ImportSource;
  /** Called when a file was chosen or dropped, and at each change of the pasted text. */
  onSourceChange: (source: ImportSource) => void;
  /** Whether the source is being read, or why that came to nothing. */
  work?: WorkState | undefined;
  /** Stops reading. */
  onStop?: (() => void) | undefined;
  /** Reads the same source again. */
  onAgain?: (() => void) | undefined;
  /** What would be imported; absent without a source. */
  preview?: ImportPreview | undefined;
  /** What became of the story bundle that was imported last. */
  bundle?: BundleImport | undefined;
  /** The number of scenes that would be replaced. */
  scenesNow: number;
  /** Replaces the structure with the imported one, or begins a draft from a story bundle. */
  onImport: () => void;
  /** Called with `false` on Escape, cancel, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
}

/** The dialog shows the name of what was chosen itself. */
const noFiles: readonly File[] = [];

type MessageKey = keyof typeof exchangeMessages;
/** Each format that is read has a message with its name. */
const isFormat = (key: string): key is Extract<MessageKey, `format.${string}`> =>
  key.startsWith("format.");

/** Imports a story from another program, as a file or pasted text, with a preview. */
export function ImportDialog(props: ImportDialogProps) {
  const {
    open,
    source,
    onSourceChange,
    work,
    onStop,
    onAgain,
    preview,
    bundle,
    scenesNow,
    onImport,
    onOpenChange,
    ...root
  } = props;
  const t = useMessages(exchangeMessages);
  const [hasFailed, setHasFailed] = useState(false);
  const { locale } = useFormats();
  const formats = Object.keys(exchangeMessages)
    .filter(isFormat)
    .map((key) => t(key));
  const isFile = source.file !== null;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      setHasFailed(false);
      onSourceChange({ text: "", file: { name: file.name, bytes } });
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("import.title")}
      description={t("import.note")}
      size="medium"
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>
            {t(bundle?.draft && !preview ? "import.close" : "import.cancel")}
          </Button>
          {preview?.kind === "story" && (
            <Button variant="primary" loading={bundle?.isWorking ?? false} onClick={onImport}>
              {t("import.do")}
            </Button>
          )}
        </>
      }
      {...root}
    >
      <FileDrop
        label={t("import.file")}
        hideLabel
        kinds={new Intl.ListFormat(locale, { type: "disjunction" }).format(formats)}
        choose={t(isFile ? "import.other" : "import.choose")}
        files={noFiles}
        onFilesChange={([file]) => void read(file)}
      >
        {isFile ? <bdi css={styles.file}>{source.file?.name}</bdi> : undefined}
      </FileDrop>
      {bundle && <BundleNotice {...bundle} />}
      {hasFailed && <Callout tone="danger">{t("import.unreadableFile")}</Callout>}
      {!isFile && (
        <div css={styles.paste}>
          <Textarea
            label={t("import.paste")}
            value={source.text}
            onChange={(event) => onSourceChange({ text: event.currentTarget.value, file: null })}
            size="line"
            dir="auto"
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
          />
        </div>
      )}
      {work && <WorkNotice doing="import" work={work} onStop={onStop} onAgain={onAgain} />}
      {preview && <Preview preview={preview} scenesNow={scenesNow} />}
    </Dialog>
  );
}

/** What became of a story bundle that was imported. */
function BundleNotice({ isWorking, failure, draft }: BundleImport) {
  const t = useMessages(exchangeMessages);
  const { number } = useFormats();
  const { editStory } = useDeskAddresses();
  if (isWorking) return <Callout tone="info">{t("import.bundleRunning")}</Callout>;
  if (failure !== undefined) return <Callout tone="danger">{failure}</Callout>;
  if (draft === undefined) return null;
  const { id, title, versions, leftOut } = draft;
  return (
    <Callout tone="success">
      {t("import.bundleDone", { title })}{" "}
      {versions > 0 && (
        <>{t("import.bundleVersions", { count: versions, amount: number(versions) })} </>
      )}
      {leftOut.length > 0 && <>{t("import.bundleLeftOut", { names: leftOut.join(", ") })} </>}
      <Link href={editStory(id)}>{t("import.bundleOpen")}</Link>
    </Callout>
  );
}

interface PreviewProps {
  preview: ImportPreview;
  scenesNow: number;
}

/** What would be imported, what would be lost, and what it would replace. */
function Preview({ preview, scenesNow }: PreviewProps) {
  const { number } = useFormats();
  const t = useMessages(exchangeMessages);
  if (preview.kind !== "story")
    return (
      <Callout tone="danger">
        <span css={styles.trouble}>
          <span>{preview.message}</span>
          {preview.line && (
            <span css={styles.brokenLine}>
              <SmallText as="span">{t("import.line", { line: preview.line.at })}</SmallText>
              <code css={styles.code} dir="auto">
                {preview.line.text}
              </code>
            </span>
          )}
        </span>
      </Callout>
    );
  const {
    format,
    isBundle = false,
    title,
    scenes,
    endings,
    qualities = [],
    start,
    findings,
    losses,
  } = preview;
  const facts = [
    format,
    t("import.scenes", { count: scenes, amount: number(scenes) }),
    t("import.endings", { count: endings, amount: number(endings) }),
    ...(qualities.length === 0
      ? []
      : [t("import.qualities", { count: qualities.length, amount: number(qualities.length) })]),
    ...(start === "" ? [] : [t("import.start", { node: start })]),
  ];
  return (
    <section css={styles.preview} aria-label={t("import.coming")}>
      <div css={styles.head}>
        <h3 css={styles.storyTitle} dir="auto">
          {title ?? t("import.untitled")}
        </h3>
        <p css={styles.facts}>{facts.join(" · ")}</p>
      </div>
      {qualities.length > 0 && (
        <div>
          <h3 css={styles.heading}>{t("import.keeps")}</h3>
          <ul css={styles.qualities} aria-label={t("import.keeps")}>
            {[...new Set(qualities)].map((quality) => (
              <li key={quality} css={styles.quality} dir="auto">
                {quality}
              </li>
            ))}
          </ul>
        </div>
      )}
      {losses.length > 0 ? (
        <LossList
          title={t("import.lost", { count: losses.length, amount: number(losses.length) })}
          losses={losses}
        />
      ) : (
        <SmallText>{t("import.nothingLost")}</SmallText>
      )}
      {findings.length > 0 && <Findings title={t("import.findings")} findings={findings} />}
      {isBundle && <Callout tone="info">{t("import.bundle")}</Callout>}
      {!isBundle && scenesNow > 0 && (
        <Callout tone="warning">
          {t("import.replaces", { count: scenesNow, amount: number(scenesNow) })}
        </Callout>
      )}
    </section>
  );
}
