import { authApi } from "@katha/api/auth";
import { useFormats } from "@katha/ui";
import { useEffect, useRef } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { loadGoogle } from "./google.ts";

interface GoogleButtonProps {
  clientId: string;
  /** The token of an invitation, with which an account may be made. */
  invitation?: string | undefined;
  onEntered: (answer: unknown) => void;
  /** Called with the server's reason, or undefined if there is none. */
  onFailed: (reason: string | undefined) => void;
}

/** Google renders its own button, as its rules require. */
export function GoogleButton({ clientId, invitation, onEntered, onFailed }: GoogleButtonProps) {
  const { locale } = useFormats();
  const translateError = useTranslateError();
  const place = useRef<HTMLDivElement>(null);
  const [signIn] = authApi.useGoogleSignInMutation();
  const onCredential = useRef<(credential: string) => void>(undefined);
  const failed = useRef<() => void>(undefined);
  useEffect(() => {
    failed.current = () => onFailed(undefined);
    async function enter(credential: string) {
      const { data, error } = await signIn({
        idToken: credential,
        ...(invitation !== undefined && { invitation }),
      });
      if (error) onFailed(translateError(error).detail ?? undefined);
      else onEntered(data);
    }
    onCredential.current = (credential) => void enter(credential);
  });
  useEffect(() => {
    let isHere = true;
    async function draw() {
      const google = await loadGoogle();
      if (!isHere || !place.current) return;
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => onCredential.current?.(credential),
      });
      google.renderButton(place.current, { theme: "outline", size: "large", locale });
    }
    draw().catch(() => isHere && failed.current?.());
    return () => {
      isHere = false;
    };
  }, [clientId, locale]);
  return <div ref={place} />;
}
