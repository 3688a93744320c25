import { useId, useState } from "react";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import type { ButtonSize } from "../../../primitives/actions/Button/styles.ts";
import { Dialog } from "../../../primitives/overlays/Dialog/Dialog.tsx";
import { CheckIcon, ReturnIcon } from "../../../primitives/marks/Icon/icons.ts";
import { FieldError } from "../../../primitives/fields/Form/FieldError.tsx";
import { Form } from "../../../primitives/fields/Form/Form.tsx";
import { Textarea } from "../../../primitives/fields/Textarea/Textarea.tsx";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { adminMessages } from "../../../messages/admin-messages.ts";
import * as styles from "./styles.ts";
import type { ElementProps } from "../../../primitives/element.ts";

export const verdicts = ["approve", "return"] as const;
export type Verdict = (typeof verdicts)[number];

/** Other props are passed to the element around the two buttons. */
export interface VerdictButtonsProps extends ElementProps<"div", "title"> {
  /** The story's title, which is part of the buttons' accessible names. */
  title: string;
  /**
   * The size of both buttons.
   * @default "medium"
   */
  size?: ButtonSize;
  /** Publishes the story. */
  onApprove: () => void;
  /** Returns the story to its author, with a reason. */
  onReturn: (reason: string) => void;
  /** The decision that is being saved. */
  working?: Verdict | undefined;
}

/** The two decisions of a review; returning a story requires a reason. */
export function VerdictButtons(props: VerdictButtonsProps) {
  const { title, size = "medium", onApprove, onReturn, working, ...root } = props;
  const t = useMessages(adminMessages);
  const [asks, setAsks] = useState(false);
  const [reason, setReason] = useState("");
  const form = useId();
  const close = () => setAsks(false);
  return (
    <div css={styles.verdict} {...root}>
      <Button
        size={size}
        icon={ReturnIcon}
        loading={working === "return"}
        disabled={working === "approve"}
        {...(working === undefined && { "aria-label": t("review.returnStory", { title }) })}
        onClick={() => setAsks(true)}
      >
        {t(working === "return" ? "review.returning" : "review.return")}
      </Button>
      <Button
        size={size}
        variant="primary"
        icon={CheckIcon}
        loading={working === "approve"}
        disabled={working === "return"}
        {...(working === undefined && { "aria-label": t("review.approveStory", { title }) })}
        onClick={() => onApprove()}
      >
        {t(working === "approve" ? "review.approving" : "review.approve")}
      </Button>
      <Dialog
        open={asks}
        onOpenChange={close}
        size="medium"
        title={t("review.returnTitle", { title })}
        description={t("review.returnNote")}
        actions={
          <>
            <Button onClick={close}>{t("review.cancel")}</Button>
            <Button variant="primary" type="submit" form={form}>
              {t("review.returnDo")}
            </Button>
          </>
        }
      >
        <Form
          id={form}
          onSubmit={() => {
            close();
            onReturn(reason.trim());
          }}
        >
          <Textarea
            label={t("review.reason")}
            required
            dir="auto"
            maxLength={4_000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          >
            <FieldError match="valueMissing">{t("review.reasonRequired")}</FieldError>
          </Textarea>
        </Form>
      </Dialog>
    </div>
  );
}
