import { useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import type { ButtonSize } from "../../../primitives/actions/Button/styles.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { CheckIcon, ReturnIcon } from "../../../primitives/marks/Icon/icons.ts";
import { Textarea } from "../../../primitives/fields/Textarea/Textarea.tsx";
import { adminWords } from "../../../words/admin/words.ts";
import { useWords } from "../../../words/WordsProvider.tsx";

export const verdicts = ["approve", "return"] as const;
export type Verdict = (typeof verdicts)[number];

export interface VerdictButtonsProps {
  /** Of the story. */
  title: string;
  size?: ButtonSize;
  onApprove: () => void;
  onReturn: (reason: string) => void;
  working?: Verdict | undefined;
}

/** The two answers that a review has; a story is given back only with a reason. */
export function VerdictButtons(props: VerdictButtonsProps) {
  const { title, size = "medium", onApprove, onReturn, working } = props;
  const own = useWords(adminWords);
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState("");
  const [checked, setChecked] = useState(false);
  const close = () => setAsks(false);
  return (
    <>
      <Button
        size={size}
        icon={ReturnIcon}
        busy={working === "return"}
        disabled={working === "approve"}
        {...(working === undefined && { "aria-label": own("review.returnStory", { title }) })}
        onClick={() => setAsks(true)}
      >
        {own(working === "return" ? "review.returning" : "review.return")}
      </Button>
      <Button
        size={size}
        kind="lamp"
        icon={CheckIcon}
        busy={working === "approve"}
        disabled={working === "return"}
        {...(working === undefined && { "aria-label": own("review.approveStory", { title }) })}
        onClick={() => onApprove()}
      >
        {own(working === "approve" ? "review.approving" : "review.approve")}
      </Button>
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
                onReturn(reason.trim());
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
    </>
  );
}
