import { useEffect, useImperativeHandle, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { BackIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { ProofForm } from "../ProofForm/ProofForm.tsx";
import type { ProofFormProps } from "../ProofForm/ProofForm.tsx";
import * as styles from "./styles.ts";

type Proving = Pick<ProofFormProps, "kinds" | "passkeyObstacle" | "onProve" | "busy" | "failure">;

export interface SecondStepProps extends ElementProps<"div">, Proving {
  /**
   * The step has expired: the user has to enter the password again.
   * @default false
   */
  isExpired?: boolean;
  /** Called to go back to the password. */
  onBack: () => void;
}

/** The second step of signing in, with a way back to the first. */
export function SecondStep(props: SecondStepProps) {
  const {
    isExpired = false,
    onBack,
    kinds,
    onProve,
    busy = false,
    passkeyObstacle,
    failure,
    ref,
    ...root
  } = props;
  const t = useMessages(twoStepMessages);
  const place = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => place.current);
  const again = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isExpired) again.current?.focus();
    else place.current?.querySelector<HTMLElement>("input, [type=submit]")?.focus();
  }, [isExpired]);

  if (isExpired) {
    return (
      <div css={styles.step} {...root} ref={place}>
        <Callout tone="warning">{t("step.expired")}</Callout>
        <Button ref={again} variant="primary" onClick={onBack}>
          {t("step.again")}
        </Button>
      </div>
    );
  }
  return (
    <div css={styles.step} {...root} ref={place}>
      <ProofForm label={t("step.title")} {...{ kinds, passkeyObstacle, onProve, busy, failure }} />
      <Button
        variant="ghost"
        size="small"
        icon={BackIcon}
        flipRtl
        css={styles.back}
        onClick={onBack}
      >
        {t("step.back")}
      </Button>
    </div>
  );
}
