import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export const confirmBrowserStates = ["open", "done", "broken"] as const;

export interface ConfirmBrowserScreenProps extends ElementProps<"div"> {
  /**
   * What the page shows; `broken`: the link has no token, or one that is invalid or expired.
   * @default "open"
   */
  state?: (typeof confirmBrowserStates)[number];
  /** Confirms that the browser belongs to the owner of the account. */
  onConfirm: () => void;
  /**
   * The confirmation is being sent.
   * @default false
   */
  busy?: boolean;
  /** Why it could not be confirmed. */
  failure?: string | undefined;
}

/** The target of the link in the email. It asks for a click, because mail programs open links by themselves. */
export function ConfirmBrowserScreen(props: ConfirmBrowserScreenProps) {
  const { state = "open", onConfirm, busy = false, failure, ...root } = props;
  const t = useMessages(accountMessages);
  const { login } = useAddresses();
  if (state === "open") {
    return (
      <AccountFrame
        {...root}
        title={t("confirm.title")}
        description={t("confirm.note")}
        footer={<Link href={login}>{t("forgot.back")}</Link>}
      >
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <Button variant="primary" loading={busy} onClick={onConfirm}>
          {t(busy ? "confirm.busy" : "confirm.submit")}
        </Button>
      </AccountFrame>
    );
  }
  const isDone = state === "done";
  return (
    <AccountFrame {...root} title={t(isDone ? "confirm.doneTitle" : "confirm.title")}>
      <Callout tone={isDone ? "success" : "danger"}>
        {t(isDone ? "confirm.done" : "confirm.broken")}
      </Callout>
      <ButtonLink variant="primary" href={login}>
        {t("confirm.continue")}
      </ButtonLink>
    </AccountFrame>
  );
}
