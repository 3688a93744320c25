import { useId, useState } from "react";
import { Button } from "../../../primitives/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/Callout/Callout.tsx";
import { Dialog } from "../../../primitives/Dialog/Dialog.tsx";
import { CheckIcon, LookIcon, ReturnIcon } from "../../../primitives/Icon/icons.ts";
import { Picture } from "../../../primitives/Picture/Picture.tsx";
import type { PictureSource } from "../../../primitives/Picture/Picture.tsx";
import { Textarea } from "../../../primitives/Textarea/Textarea.tsx";
import { adminWords } from "../../../words/admin/words.ts";
import { useLanguage, useWords } from "../../../words/WordsProvider.tsx";
import { Findings } from "../../author/Findings/Findings.tsx";
import type { Finding } from "../../author/Findings/Findings.tsx";
import * as styles from "./styles.ts";

export interface WaitingStory {
  id: string;
  title: string;
  tagline: string;
  author: string;
  language: string;
  cover: PictureSource | null;
  since: string;
  findings: readonly Finding[];
  /** Where it can be read. */
  href: string;
}

export const verdicts = ["approve", "return"] as const;
export type Verdict = (typeof verdicts)[number];

export interface ReviewCardProps {
  story: WaitingStory;
  onApprove: (id: string) => void;
  onReturn: (id: string, reason: string) => void;
  working?: Verdict | undefined;
  failure?: string | undefined;
}

/** A story that waits: what the rules found in it, and the two answers. */
export function ReviewCard({ story, onApprove, onReturn, working, failure }: ReviewCardProps) {
  const { say, date } = useLanguage();
  const own = useWords(adminWords);
  const heading = useId();
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const title = story.title.trim() || say("story.untitled");
  const text = { lang: story.language, dir: "auto" } as const;
  const close = () => setAsks(false);
  return (
    <article css={styles.card} aria-labelledby={heading}>
      <div css={styles.picture}>
        <Picture source={story.cover} seed={story.id} sizes="200px" />
      </div>
      <div css={styles.words}>
        <h2 id={heading} css={styles.title} {...text}>
          {title}
        </h2>
        <p css={styles.soft} {...text}>
          {story.tagline}
        </p>
        <p css={styles.soft}>
          <bdi>{own("review.by", { author: story.author })}</bdi>
          {" · "}
          {own("review.since", { date: date(story.since) })}
        </p>
      </div>
      <div css={styles.acts}>
        <ButtonLink
          size="small"
          kind="ghost"
          icon={LookIcon}
          href={story.href}
          aria-label={own("review.read", { title })}
        >
          {own("review.look")}
        </ButtonLink>
        <Button
          size="small"
          icon={ReturnIcon}
          busy={working === "return"}
          disabled={working === "approve"}
          {...(working === undefined && { "aria-label": own("review.returnStory", { title }) })}
          onClick={() => setAsks(true)}
        >
          {own(working === "return" ? "review.returning" : "review.return")}
        </Button>
        <Button
          size="small"
          kind="lamp"
          icon={CheckIcon}
          busy={working === "approve"}
          disabled={working === "return"}
          {...(working === undefined && { "aria-label": own("review.approveStory", { title }) })}
          onClick={() => onApprove(story.id)}
        >
          {own(working === "approve" ? "review.approving" : "review.approve")}
        </Button>
      </div>
      <div css={styles.told}>
        {failure !== undefined && <Callout tone="madder">{failure}</Callout>}
        <Findings findings={story.findings} />
      </div>
      <Dialog
        open={asks}
        onClose={close}
        size="medium"
        title={own("review.returnTitle", { title })}
        note={own("review.returnNote")}
        actions={
          <>
            <Button onClick={close}>{own("review.cancel")}</Button>
            <Button
              kind="lamp"
              onClick={() => {
                setChecked(true);
                if (reason.trim() === "") return;
                close();
                onReturn(story.id, reason.trim());
              }}
            >
              {own("review.returnDo")}
            </Button>
          </>
        }
      >
        <Textarea
          label={own("review.reason")}
          required
          dir="auto"
          maxLength={4_000}
          value={reason}
          error={checked && reason.trim() === "" ? own("review.reasonRequired") : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Dialog>
    </article>
  );
}
