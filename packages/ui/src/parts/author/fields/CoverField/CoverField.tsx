import { useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Picture } from "../../../../primitives/content/Picture/Picture.tsx";
import { FileDrop } from "../../../../primitives/fields/FileDrop/FileDrop.tsx";
import { FieldError } from "../../../../primitives/fields/Form/FieldError.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { authorMessages } from "../../../../messages/authors/author.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import { isPictureAddress } from "../../story-form/story-faults.ts";
import type { FormSuggestions } from "../../suggestions/form-suggestions.ts";
import type { StoryForm } from "../../story-form/useStoryForm.ts";
import { AwaitedCoverNote } from "./AwaitedCoverNote.tsx";
import type { StoryDetail } from "@katha/api/shapes";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

/** The address of a picture, or why there is none. */
export type CoverAnswer = { url: string } | { failure: string };

/** Other ways to set a cover than by its address; absent ones are not offered. */
export interface CoverSources {
  /** Stores the author's picture and resolves to its address. */
  onUpload?: ((file: File) => Promise<CoverAnswer>) | undefined;
  /** The story as it was saved, if the picture at its address has not been downloaded yet. */
  awaited?: Pick<StoryDetail, "coverImageUrl" | "coverAwaitedUntil"> | undefined;
}

export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif,image/gif";

/** The largest picture that the server takes, in bytes. */
export const pictureBytesMax = 5 * 1024 * 1024;

const noFiles: readonly File[] = [];

export interface CoverFieldProps extends CoverSources, ElementProps<"div"> {
  /** The story's form, which holds the address and the description of the picture. */
  form: Pick<StoryForm, "text" | "write" | "entry">;
  /**
   * Whether the story must have a cover.
   * @default false
   */
  required?: boolean;
  /** Suggestions for the cover and its description; those that are absent are not offered. */
  help?: Pick<FormSuggestions, "cover" | "imageAlt"> | undefined;
}

/** The cover: an address, an uploaded picture or a painted one, with a preview. */
export function CoverField(props: CoverFieldProps) {
  const { form, required = false, onUpload, awaited, help, ...root } = props;
  const t = useMessages(authorMessages);
  const tCommon = useMessages(commonMessages);
  const [sent, setSent] = useState<{ file: File; failure?: string } | null>(null);
  const isUploading = sent !== null && sent.failure === undefined;
  const [broken, setBroken] = useState<string>();
  const address = form.entry.coverImageUrl.trim();
  const shown = isPictureAddress(address) ? address : null;

  const until = awaited?.coverImageUrl === address ? awaited.coverAwaitedUntil : null;

  const withCover = help?.cover?.(form);
  const withAlt = help?.imageAlt?.(form);

  const upload = async (file: File, onFile: NonNullable<typeof onUpload>) => {
    setSent({ file });
    const answer = await onFile(file);
    if ("failure" in answer) return setSent({ file, failure: answer.failure });
    setSent(null);
    form.write("coverImageUrl", answer.url);
    if (withCover?.describes) form.write("imageAlt", "");
  };

  return (
    <div css={styles.cover} {...root}>
      <figure css={styles.preview}>
        <Picture
          key={shown}
          source={shown === null ? null : { src: shown, alt: form.entry.imageAlt }}
          seed={form.entry.title || "katha"}
          onError={() => setBroken(address)}
        />
        <figcaption css={styles.caption} aria-live="polite">
          {shown === null && t("cover.none")}
          {until && <AwaitedCoverNote until={until} />}
          {shown !== null &&
            !until &&
            (broken === address ? t("cover.broken") : t("cover.preview"))}
        </figcaption>
      </figure>
      <div css={styles.ways}>
        <TextField
          {...form.text("coverImageUrl")}
          label={t("field.coverImageUrl")}
          hint={t("field.coverImageUrlHint")}
          required={required}
          optional={!required}
          // A path of this server is an address here, but not for the browser.
          inputMode="url"
          dir="ltr"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        >
          <FieldError match="valueMissing">{t("fault.coverRequired")}</FieldError>
        </TextField>
        {onUpload && (
          <FileDrop
            size="small"
            label={t("cover.upload")}
            hideLabel
            choose={t(isUploading ? "cover.uploading" : "cover.upload")}
            accept={pictureTypes}
            maxBytes={pictureBytesMax}
            files={sent === null ? noFiles : [sent.file]}
            busy={isUploading}
            onFilesChange={([file]) => (file ? void upload(file, onUpload) : setSent(null))}
          />
        )}
        {withCover?.labelEnd && <div css={styles.buttons}>{withCover.labelEnd}</div>}
        {onUpload && sent?.failure !== undefined && (
          <Callout tone="danger">
            {sent.failure}{" "}
            <Button size="small" onClick={() => void upload(sent.file, onUpload)}>
              {tCommon("action.retry")}
            </Button>
          </Callout>
        )}
        <TextField
          {...form.text("imageAlt")}
          label={t("field.imageAlt")}
          hint={t("field.imageAltHint")}
          optional
          dir="auto"
          maxLength={500}
          labelEnd={withAlt?.labelEnd}
        />
        {withAlt?.below}
      </div>
      {withCover?.below && <div css={styles.across}>{withCover.below}</div>}
    </div>
  );
}
