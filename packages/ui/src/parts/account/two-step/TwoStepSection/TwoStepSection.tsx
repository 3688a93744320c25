import type { SecondFactors } from "@katha/api/shapes";
import { SmallText } from "../../../../primitives/content/SmallText/SmallText.tsx";
import { Button } from "../../../../primitives/actions/Button/Button.tsx";
import { Callout } from "../../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../../primitives/element.ts";
import { Badge } from "../../../../primitives/marks/Badge/Badge.tsx";
import { AddIcon } from "../../../../primitives/marks/Icon/icons.ts";
import { useFormats, useMessages } from "../../../../messages/I18nProvider.tsx";
import { twoStepMessages } from "../../../../messages/players/two-step.ts";
import { stacked } from "../../stacked.ts";
import { row, words } from "../../SignInList/styles.ts";
import type { FactorKind, PasskeyObstacle } from "../factor.ts";
import { FactorList } from "../FactorList/FactorList.tsx";
import type { FactorListProps } from "../FactorList/FactorList.tsx";
import * as styles from "./styles.ts";

export interface TwoStepSectionProps
  extends ElementProps<"div">, Pick<FactorListProps, "onRename" | "onRemove" | "working"> {
  /** The apps and passkeys, and the number of unused recovery codes. */
  twoStep: Pick<SecondFactors, "factors" | "recoveryCodesLeft">;
  /** Why passkeys cannot be added here. */
  passkeyObstacle?: PasskeyObstacle | undefined;
  /**
   * Nothing can be added before the account's email address is verified.
   * @default false
   */
  isUnverified?: boolean;
  /**
   * For administrators, if it is not required of them.
   * @default false
   */
  isRecommended?: boolean;
  /** Called with the kind to add. */
  onAdd: (kind: FactorKind) => void;
  /** Requests new recovery codes that replace the old. */
  onNewCodes: () => void;
  /** A sentence about the change that was just made. */
  done?: string | undefined;
  /** Why the change failed. */
  failure?: string | undefined;
}

/** With this many left or fewer, it suggests new ones. */
const fewCodes = 3;

/** Two-step sign-in: its current state, and the buttons to change it. */
export function TwoStepSection(props: TwoStepSectionProps) {
  const { twoStep, passkeyObstacle, isUnverified = false, isRecommended = false, ...acts } = props;
  const { onAdd, onNewCodes, onRename, onRemove, working, done, failure, ...root } = acts;
  const { factors, recoveryCodesLeft } = twoStep;
  const t = useMessages(twoStepMessages);
  const { number } = useFormats();
  const isOn = factors.length > 0;
  return (
    <div css={stacked} {...root}>
      {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
      {done !== undefined && <Callout tone="success">{done}</Callout>}
      <p css={styles.state}>
        <Badge tone={isOn ? "success" : "muted"}>{t(isOn ? "section.on" : "section.off")}</Badge>
        <span>{t(isOn ? "section.onNote" : "section.offNote")}</span>
      </p>
      {isRecommended && !isOn && <SmallText>{t("section.recommended")}</SmallText>}
      {isOn && (
        <FactorList factors={factors} onRename={onRename} onRemove={onRemove} working={working} />
      )}
      {isUnverified ? (
        <SmallText>{t("section.unverified")}</SmallText>
      ) : (
        <AddButtons obstacle={passkeyObstacle} onAdd={onAdd} />
      )}
      {isOn && (
        <div css={[row, styles.codes]}>
          <span css={words}>
            <span>
              {t("section.codesLeft", {
                count: recoveryCodesLeft,
                amount: number(recoveryCodesLeft),
              })}{" "}
              {recoveryCodesLeft < fewCodes && (
                <Badge tone="warning">{t("section.codesFew")}</Badge>
              )}
            </span>
            <SmallText as="span">{t("section.codesNote")}</SmallText>
          </span>
          <Button size="small" onClick={onNewCodes}>
            {t("section.codesNew")}
          </Button>
        </div>
      )}
    </div>
  );
}

interface AddButtonsProps {
  /** Why passkeys cannot be used here. */
  obstacle: PasskeyObstacle | undefined;
  onAdd: (kind: FactorKind) => void;
}

/** Buttons to add an app or a passkey. */
export function AddButtons({ obstacle, onAdd }: AddButtonsProps) {
  const t = useMessages(twoStepMessages);
  return (
    <>
      <div css={styles.acts}>
        <Button icon={AddIcon} onClick={() => onAdd("totp")}>
          {t("section.addTotp")}
        </Button>
        {obstacle === undefined && (
          <Button icon={AddIcon} onClick={() => onAdd("passkey")}>
            {t("section.addPasskey")}
          </Button>
        )}
      </div>
      {obstacle !== undefined && <SmallText>{t(`obstacle.${obstacle}`)}</SmallText>}
    </>
  );
}
