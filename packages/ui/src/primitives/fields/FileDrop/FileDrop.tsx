import { useEffect, useId, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import { fileMessages } from "../../../messages/site/files.ts";
import { sizeIn } from "../../../messages/size-in.ts";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../content/VisuallyHidden/VisuallyHidden.tsx";
import type { ElementProps } from "../../element.ts";
import { Icon } from "../../marks/Icon/Icon.tsx";
import { ProblemIcon, RemoveIcon, UploadIcon } from "../../marks/Icon/icons.ts";
import { useNextFocusFrame } from "../../useNextFocus.ts";
import { aside, error as fault, label as named } from "../Field/styles.ts";
import { FieldError } from "../Form/FieldError.tsx";
import { FieldWordsContext } from "../Form/form-context.ts";
import { useCheckedField } from "../Form/useCheckedField.ts";
import { acceptedKinds, afterOffer } from "./accepted.ts";
import type { Offered, RefusedFile } from "./accepted.ts";
import { kindNames } from "./kind-names.ts";
import * as styles from "./styles.ts";
import type { FileDropSize } from "./styles.ts";
import { useFileDrop } from "./useFileDrop.ts";

/** Other props are passed to the `fieldset` around all of it. */
export interface FileDropProps extends ElementProps<"fieldset"> {
  /** What is asked for; the accessible name of the group. */
  label: string;
  /**
   * Hides the label visually if the context already shows it.
   * @default false
   */
  hideLabel?: boolean;
  /** The chosen files, if the page keeps them; without it the field keeps its own state. */
  files?: readonly File[] | undefined;
  /** Called with all that are chosen, when some were added or removed. */
  onFilesChange?: ((files: readonly File[]) => void) | undefined;
  /**
   * What can be chosen, as in an `input`: ".ink", "image/png,image/webp", "image/*"; all by default.
   * @default ""
   */
  accept?: string;
  /** The same in words; by default made of `accept`. */
  kinds?: string | undefined;
  /**
   * The largest file, in bytes.
   * @default Infinity
   */
  maxBytes?: number;
  /**
   * How many files can be chosen. A single one is replaced by the next, several are added to.
   * @default 1
   */
  maxFiles?: number;
  /** What the button says; "Choose a file" by default. */
  choose?: string | undefined;
  /** In place of the words beside the button. */
  children?: ReactNode;
  /** What is wrong and how to fix it; announced when it appears. Comes before what the form says. */
  error?: string | undefined;
  /**
   * A `Form` is not sent without a file.
   * @default false
   */
  required?: boolean;
  /** The name under which a form submits the files. */
  name?: string | undefined;
  /**
   * The files are on their way; nothing else can be chosen.
   * @default false
   */
  busy?: boolean;
  /**
   * Cannot be used.
   * @default false
   */
  disabled?: boolean;
  /**
   * One line in a form, or a field to aim at.
   * @default "medium"
   */
  size?: FileDropSize;
}

const none: readonly File[] = [];
const noRefusals: readonly RefusedFile[] = [];

/** Takes files that are chosen, dropped or pasted, and says why it does not take others. */
export function FileDrop(props: FileDropProps) {
  const {
    label,
    hideLabel = false,
    files,
    onFilesChange,
    accept = "",
    kinds,
    maxBytes = Infinity,
    maxFiles = 1,
    choose,
    children,
    error: ownError,
    required = false,
    name,
    busy = false,
    disabled = false,
    size = "medium",
    "aria-describedby": describedBy,
    ...root
  } = props;
  const t = useMessages(fileMessages);
  const { locale, number } = useFormats();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(none);
  const [refused, setRefused] = useState(noRefusals);
  const { frame, frameProps } = useNextFocusFrame(root, { otherwise: () => button.current });
  const chosen = files ?? own;
  const isDisabled = disabled || busy;
  const found = useCheckedField(`${id}-choose`, label, {
    name,
    rules: { required },
    value: chosen.map((file) => file.name).join(", "),
  });
  const error = ownError || found.error;

  const change = (next: readonly File[]) => {
    setOwn(next);
    onFilesChange?.(next);
  };
  const take = (offered: readonly Offered[]) => {
    const after = afterOffer(chosen, offered, { accept, maxBytes, maxFiles });
    setRefused(after.refused);
    if (after.files !== chosen) change(after.files);
  };
  const { isOver, ...dropping } = useFileDrop(frame, isDisabled, take);

  useEffect(() => {
    if (name !== undefined) hold(chooser.current, chosen);
  }, [name, chosen]);

  const list = (names: readonly string[], type: "conjunction" | "disjunction") =>
    new Intl.ListFormat(locale, { type }).format(names);
  const inWords =
    kinds ??
    list(
      kindNames(acceptedKinds(accept), (family) => t(`kind.${family}`)),
      "disjunction",
    );
  const most = Number.isFinite(maxBytes) ? sizeIn(locale, maxBytes) : null;
  const limits = [inWords, most !== null && t("limit.size", { size: most })].filter(Boolean);
  const whyNot = ({ name: called, size: bytes, why }: RefusedFile) => {
    switch (why) {
      case "kind":
        return t("refused.kind", { name: called, kinds: inWords });
      case "size":
        return t("refused.size", { name: called, size: sizeIn(locale, bytes), most: most ?? "" });
      case "folder":
        return t("refused.folder", { name: called });
      case "count":
        return t("refused.count", { name: called, count: maxFiles, amount: number(maxFiles) });
    }
  };
  const isOne = maxFiles === 1;
  const hasSome = chosen.length > 0;
  const first = isOne ? "choose.one" : "choose.several";
  const then = isOne ? "choose.other" : "choose.more";
  const chooseText = choose ?? t(hasSome ? then : first);
  const description = [
    limits.length > 0 && `${id}-limits`,
    (refused.length > 0 || error) && `${id}-said`,
    describedBy,
  ]
    .filter(Boolean)
    .join(" ");

  return (
    <fieldset css={styles.whole} disabled={disabled} {...root} {...frameProps}>
      <legend css={[named, styles.legend]}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div css={[styles.zone, styles.sizes[size]]} data-over={isOver || undefined} {...dropping}>
        {children ?? <span css={styles.words}>{t(isOne ? "drop.one" : "drop.several")}</span>}
        <Button
          ref={button}
          id={`${id}-choose`}
          size="small"
          icon={UploadIcon}
          loading={busy}
          aria-describedby={description}
          onClick={() => chooser.current?.click()}
        >
          {chooseText}
        </Button>
        <input
          ref={chooser}
          hidden
          type="file"
          name={name}
          accept={accept}
          multiple={!isOne}
          aria-label={chooseText}
          onChange={({ currentTarget: input }) => {
            const offered = [...(input.files ?? [])].map((file) => ({ file, isFolder: false }));
            // The same file can be chosen again, and a form submits only what was taken.
            input.value = "";
            if (name !== undefined) hold(input, chosen);
            // Some browsers come back empty from a chooser that was closed.
            if (offered.length > 0) take(offered);
          }}
        />
      </div>
      {limits.length > 0 && (
        <p id={`${id}-limits`} css={aside}>
          {limits.join(" · ")}
        </p>
      )}
      <div id={`${id}-said`} css={styles.refused} aria-live="polite">
        {refused.map((file) => (
          <Problem key={`${file.name}-${file.why}`}>{whyNot(file)}</Problem>
        ))}
        {refused.length > 0 && hasSome && <span css={aside}>{t("refused.kept")}</span>}
        {error && <Problem>{error}</Problem>}
      </div>
      <FieldWordsContext value={found.words}>
        <FieldError match="valueMissing">{t(isOne ? "missing.one" : "missing.several")}</FieldError>
      </FieldWordsContext>
      {hasSome && (
        <ul css={styles.files} aria-label={label}>
          {chosen.map((file) => (
            <li
              key={`${file.name}-${file.size}-${file.lastModified}`}
              css={styles.file}
              data-row=""
            >
              <bdi css={styles.fileName}>{file.name}</bdi>
              <span css={styles.fileSize}>{sizeIn(locale, file.size)}</span>
              <IconButton
                icon={RemoveIcon}
                size="small"
                variant="ghost"
                label={t("remove", { name: file.name })}
                disabled={isDisabled}
                onClick={() => {
                  setRefused(noRefusals);
                  change(chosen.filter((one) => one !== file));
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <output>
          {hasSome &&
            t("chosen", {
              names: list(
                chosen.map((file) => file.name),
                "conjunction",
              ),
            })}
        </output>
      </VisuallyHidden>
    </fieldset>
  );
}

/** What a form submits. */
function hold(input: HTMLInputElement | null, files: readonly File[]) {
  const held = new DataTransfer();
  for (const file of files) held.items.add(file);
  if (input) input.files = held.files;
}

function Problem({ children }: { children: string }) {
  return (
    <div css={fault}>
      <Icon icon={ProblemIcon} size="small" />
      <span css={styles.sentence}>{children}</span>
    </div>
  );
}
