import { AccountFrame } from "../../../parts/account/AccountFrame/AccountFrame.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { Button } from "../../../primitives/actions/Button/Button.tsx";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Callout } from "../../../primitives/feedback/Callout/Callout.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { useMessages } from "../../../messages/I18nProvider.tsx";
import { accountMessages } from "../../../messages/players/account.ts";

export const stopLettersStates = ["open", "done", "broken"] as const;

export interface StopLettersScreenProps extends ElementProps<"div"> {
  /**
   * What the page shows; `broken`: the link has no token, or one that is not ours.
   * @default "open"
   */
  state?: (typeof stopLettersStates)[number];
  /** Stops the letters. */
  onStop: () => void;
  /**
   * They are being stopped.
   * @default false
   */
  busy?: boolean;
  /** Why they could not be stopped. */
  failure?: string | undefined;
}

/** Where the link in a letter with news leads. It asks for a press, because mail programs open links by themselves. */
export function StopLettersScreen(props: StopLettersScreenProps) {
  const { state = "open", onStop, busy = false, failure, ...root } = props;
  const t = useMessages(accountMessages);
  const { settings } = useAddresses();
  if (state === "open") {
    return (
      <AccountFrame {...root} title={t("stop.title")} description={t("stop.note")}>
        {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
        <Button variant="primary" loading={busy} onClick={onStop}>
          {t(busy ? "stop.busy" : "stop.submit")}
        </Button>
      </AccountFrame>
    );
  }
  const isDone = state === "done";
  return (
    <AccountFrame {...root} title={t(isDone ? "stop.doneTitle" : "stop.title")}>
      <Callout tone={isDone ? "success" : "danger"}>
        {t(isDone ? "stop.done" : "stop.broken")}
      </Callout>
      <ButtonLink href={settings}>{t("stop.settings")}</ButtonLink>
    </AccountFrame>
  );
}
