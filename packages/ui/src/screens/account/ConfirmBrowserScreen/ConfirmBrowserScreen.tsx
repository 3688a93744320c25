import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import type { AccountFrameProps } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export const confirmBrowserStates = ["open", "done", "broken"] as const;

export interface ConfirmBrowserScreenProps extends ElementProps<"div"> {
  /** What the page is about now; `broken`: the link is not there, not ours, or too old. */
  state?: (typeof confirmBrowserStates)[number];
  /** Confirms that the browser is the owner's. */
  onConfirm: () => void;
  /** The confirmation is on its way. */
  busy?: boolean;
  /** Why it could not be confirmed. */
  failure?: string | undefined;
  /** Where the sign-in page is. */
  links: { login: string };
  /** Shown beside the form instead of the default illustration. */
  picture?: AccountFrameProps["picture"];
}

/** Where the link in the email leads; a press confirms, because mail programs open links too. */
export function ConfirmBrowserScreen(props: ConfirmBrowserScreenProps) {
  const { state = "open", onConfirm, busy = false, failure, links, picture, ...root } = props;
  const t = useMessages(accountMessages);
  if (state === "open") {
    return (
      <AccountFrame
        {...root}
        title={t("confirm.title")}
        description={t("confirm.note")}
        picture={picture}
        footer={<Link href={links.login}>{t("forgot.back")}</Link>}
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
    <AccountFrame
      {...root}
      title={t(isDone ? "confirm.doneTitle" : "confirm.title")}
      picture={picture}
    >
      <Callout tone={isDone ? "success" : "danger"}>
        {t(isDone ? "confirm.done" : "confirm.broken")}
      </Callout>
      <ButtonLink variant="primary" href={links.login}>
        {t("confirm.continue")}
      </ButtonLink>
    </AccountFrame>
  );
}
