import { authApi } from "@katha/api/auth";
import { federatedApi } from "@katha/api/federated";
import { useMessages } from "@katha/ui";
import { accountMessages, noticeMessages } from "@katha/ui/screens";
import { useState } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { GoogleButton } from "./GoogleButton.tsx";

interface Options {
  /** The token of an invitation, with which an account may be made. */
  invitation?: string | undefined;
  onEntered: (answer: unknown) => void;
  /** Called with why it failed, in words. */
  onFailed: (failure: string) => void;
  /** Why it failed, where the server does not say. */
  otherwise: string;
}

/** The ways to sign in besides a password, of which the host's settings decide. */
export function useOtherWays({ invitation, onEntered, onFailed, otherwise }: Options) {
  const t = useMessages(accountMessages);
  const tNotice = useMessages(noticeMessages);
  const translateError = useTranslateError();
  const { data: offered } = authApi.useSignInWaysQuery();
  const [begin] = federatedApi.useBeginOpenIdSignInMutation();
  const [enterByProxy] = federatedApi.useProxySignInMutation();
  const [busy, setBusy] = useState<string>();
  const form = { rememberMe: true, ...(invitation !== undefined && { invitation }) };

  function fail(error: unknown): void {
    setBusy(undefined);
    onFailed(translateError(error).detail ?? otherwise);
  }

  /** The provider's page takes the place of this one. */
  async function goTo(provider: string): Promise<void> {
    setBusy(provider);
    const { data, error } = await begin({ provider, ...form });
    if (data) window.location.assign(data.address);
    else fail(error);
  }

  async function comeByProxy(): Promise<void> {
    setBusy("proxy");
    const { data, error } = await enterByProxy(form);
    if (data) onEntered(data);
    else fail(error);
  }

  const proxyName = offered?.proxyName ?? null;
  const clientId = offered?.googleClientId;
  // Where nothing else is set up it has to be a proxy, and the server says why that names nobody.
  const hasOnlyProxy =
    offered?.passwords === false && offered.providers.length === 0 && clientId === null;
  const ways = [
    ...(proxyName === null && !hasOnlyProxy
      ? []
      : [
          {
            key: "proxy",
            label: proxyName === null ? t("login.byProxy") : t("login.as", { name: proxyName }),
            onChoose: () => void comeByProxy(),
            busy: busy === "proxy",
          },
        ]),
    ...(offered?.providers ?? []).map(({ key, name }) => ({
      key,
      label: t("login.with", { name }),
      onChoose: () => void goTo(key),
      busy: busy === key,
    })),
  ];
  const google = clientId ? (
    <GoogleButton
      clientId={clientId}
      invitation={invitation}
      onEntered={onEntered}
      onFailed={(reason = tNotice("google.unknown")) =>
        onFailed(tNotice("google.failed", { reason }))
      }
    />
  ) : undefined;
  return { offered, ways, google, passwords: offered?.passwords ?? true };
}
