import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { Dialog } from "../../../../primitives/overlays/Dialog/Dialog.tsx";
import { CopyIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { Spinner } from "../../../../primitives/feedback/Spinner/Spinner.tsx";
import { TextField } from "../../../../primitives/fields/TextField/TextField.tsx";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { sharingMessages } from "../../../../messages/authors/sharing.ts";
import { storyMessages } from "../../../../messages/players/story.ts";
import { commonMessages } from "../../../../messages/site/common.ts";
import type { ElementProps } from "../../../../primitives/element.ts";
import * as styles from "./styles.ts";

export type DraftLink =
  | { state: "loading" }
  | { state: "failed"; message: string }
  /** There is no link; `hasEnded` if one was just ended. */
  | { state: "none"; hasEnded?: boolean }
  /** The address is known only until the page on which it was created is left. */
  | { state: "open"; since: string; address?: string | undefined };

interface LinkStateProps {
  /** The draft's title, which the dialog names. */
  title: string;
  /** The state of the link: loading, failed, none or open. */
  link: DraftLink;
  /** Loads the link's state again after a failure. */
  onRetry: () => void;
  /** Creates a link, or replaces the open one. */
  onMake: () => void;
  /** Ends the open link, so that it no longer works. */
  onEnd: () => void;
  /** Copies the address; resolves to whether that succeeded. */
  onCopy: (address: string) => Promise<boolean>;
  /** The action in progress. */
  busy?: "make" | "end" | undefined;
}

/** Other props are passed to the dialog itself. */
export interface ShareDraftDialogProps
  extends LinkStateProps, ElementProps<"div", "title" | "onCopy"> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` on Escape, the close button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Why the link could not be created or ended. */
  failure?: string | undefined;
}

/** Creates, copies and ends a link with which others can try a draft. */
export function ShareDraftDialog(props: ShareDraftDialogProps) {
  const {
    open,
    onOpenChange,
    failure,
    title,
    link,
    onRetry,
    onMake,
    onEnd,
    onCopy,
    busy,
    ...root
  } = props;
  const t = useMessages(sharingMessages);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="medium"
      title={t("link.title")}
      description={t("link.note")}
      {...root}
    >
      <div css={styles.parts}>
        <LinkState {...{ title, link, onRetry, onMake, onEnd, onCopy, busy }} />
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      </div>
    </Dialog>
  );
}

function LinkState(props: LinkStateProps) {
  const { link, title, busy, onRetry, onMake, onEnd, onCopy } = props;
  const tCommon = useMessages(commonMessages);
  const tStory = useMessages(storyMessages);
  const { date } = useFormats();
  const t = useMessages(sharingMessages);
  switch (link.state) {
    case "loading":
      return (
        <SmallText>
          <Spinner size="small" /> {t("link.loading")}
        </SmallText>
      );
    case "failed":
      return (
        <>
          <Callout tone="danger">{link.message}</Callout>
          <Button onClick={onRetry}>{tCommon("action.retry")}</Button>
        </>
      );
    case "none":
      return (
        <>
          {link.hasEnded ? (
            <Callout tone="success">{t("link.ended")}</Callout>
          ) : (
            <p>{t("link.none", { title: title.trim() || tStory("story.untitled") })}</p>
          )}
          <Make busy={busy === "make"} isNext={link.hasEnded ?? false} onMake={onMake} />
        </>
      );
    case "open":
      return (
        <>
          {link.address === undefined ? (
            <p>{t("link.since", { date: date(link.since) })}</p>
          ) : (
            <Address key={link.address} address={link.address} onCopy={onCopy} />
          )}
          <SmallText>{t("link.until")}</SmallText>
          <div css={styles.acts}>
            <Button loading={busy === "end"} disabled={busy === "make"} onClick={onEnd}>
              {t(busy === "end" ? "link.ending" : "link.end")}
            </Button>
            <Button
              variant="ghost"
              loading={busy === "make"}
              disabled={busy === "end"}
              onClick={onMake}
            >
              {t(busy === "make" ? "link.making" : "link.another")}
            </Button>
          </div>
          <SmallText>{t("link.anotherNote")}</SmallText>
        </>
      );
  }
}

interface MakeProps {
  busy: boolean;
  /** The elements before it were removed, so it takes the focus. */
  isNext: boolean;
  onMake: () => void;
}

function Make({ busy, isNext, onMake }: MakeProps) {
  const t = useMessages(sharingMessages);
  const make = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isNext) make.current?.focus();
  }, [isNext]);
  return (
    <div css={styles.acts}>
      <Button ref={make} variant="primary" loading={busy} onClick={onMake}>
        {t(busy ? "link.making" : "link.make")}
      </Button>
    </div>
  );
}

function Address({ address, onCopy }: { address: string } & Pick<LinkStateProps, "onCopy">) {
  const t = useMessages(sharingMessages);
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLInputElement>(null);
  // Takes the focus before the dialog notices that the focused button was removed.
  useLayoutEffect(() => field.current?.focus(), []);
  async function copy(): Promise<void> {
    const done = await onCopy(address);
    setCopied(done);
    if (!done) field.current?.select();
  }
  return (
    <>
      <div css={styles.line}>
        <TextField
          ref={field}
          label={t("link.address")}
          value={address}
          dir="ltr"
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button variant="primary" icon={CopyIcon} onClick={() => void copy()}>
          {t("link.copy")}
        </Button>
      </div>
      <SmallText>{t("link.once")}</SmallText>
      {copied !== undefined && (
        <Callout tone={copied ? "success" : "warning"}>
          {t(copied ? "link.copied" : "link.notCopied")}
        </Callout>
      )}
    </>
  );
}
