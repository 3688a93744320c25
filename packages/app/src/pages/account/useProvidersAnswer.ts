import { federatedApi } from "@katha/api/federated";
import { useEffect, useRef, useState } from "react";
import { useTranslateError } from "../../errors/translate-error.ts";
import { useLocation, useNavigate } from "../../routes/router.ts";

/** Whether a provider of OpenID Connect sent the browser here. */
function isAnswer(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has("state") && (parameters.has("code") || parameters.has("error"));
}

interface Options {
  onEntered: (answer: unknown) => void;
  onFailed: (failure: string) => void;
  /** What failed, where the error does not say. */
  otherwise: string;
}

/** Finishes the sign-in that a provider answered, once; true while it does. The address forgets the answer at once. */
export function useProvidersAnswer({ onEntered, onFailed, otherwise }: Options): boolean {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const translateError = useTranslateError();
  const [finish] = federatedApi.useFinishOpenIdSignInMutation();
  const [isFinishing, setFinishing] = useState(() => isAnswer(search));
  const take = useRef<(answer: string) => Promise<void>>(undefined);
  const taken = useRef<string>(undefined);
  useEffect(() => {
    take.current = async (answer) => {
      setFinishing(true);
      await navigate(pathname, { replace: true });
      const { data, error } = await finish(answer);
      if (data) onEntered(data);
      else onFailed(translateError(error).detail ?? otherwise);
      setFinishing(false);
    };
  });
  useEffect(() => {
    if (!isAnswer(search) || taken.current === search) return;
    taken.current = search;
    void take.current?.(search.slice(1));
  }, [search]);
  return isFinishing;
}
