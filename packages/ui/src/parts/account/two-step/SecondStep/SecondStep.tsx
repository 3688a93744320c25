import { useEffect, useRef } from "react";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import { BackIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { ProofForm } from "../ProofForm/ProofForm.tsx";
import type { ProofFormProps } from "../ProofForm/ProofForm.tsx";
import * as styles from "./styles.ts";

export interface SecondStepProps extends Omit<ProofFormProps, "label" | "submit"> {
  /** It took too long: only the password opens it again. */
  isExpired?: boolean;
  onBack: () => void;
}

/** Sign-in's second step, and the way back to the first. */
export function SecondStep({ isExpired = false, onBack, ...proof }: SecondStepProps) {
  const t = useMessages(twoStepMessages);
  const place = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isExpired) again.current?.focus();
    else place.current?.querySelector<HTMLElement>("input, [type=submit]")?.focus();
  }, [isExpired]);

  if (isExpired) {
    return (
      <>
        <Callout tone="warning">{t("step.expired")}</Callout>
        <Button ref={again} variant="primary" onClick={onBack}>
          {t("step.again")}
        </Button>
      </>
    );
  }
  return (
    <div ref={place} css={styles.step}>
      <ProofForm label={t("step.title")} {...proof} />
      <Button variant="ghost" size="small" icon={BackIcon} css={styles.back} onClick={onBack}>
        {t("step.back")}
      </Button>
    </div>
  );
}
