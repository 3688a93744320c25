import { toApiError } from "@katha/api";
import { authApi, secondFactorIn } from "@katha/api/auth";
import type { SecondFactorChallenge } from "@katha/api/second-factor";
import { useMessages } from "@katha/ui";
import { type Proof, type SecondStepProps, twoStepMessages } from "@katha/ui/screens";
import { useEffect, useState } from "react";
import { useFailure } from "../errors/useFailure.ts";
import { answerWithPasskey, loadPasskeys, passkeyObstacle } from "./passkeys.ts";

const secondMs = 1_000;

interface SecondStepOfSignIn {
  /** Whether this answer asks for a second step; if so, `secondStep` is set. */
  begin: (answer: unknown) => boolean;
  secondStep: SecondStepProps | undefined;
}

/** The second step of signing in, for both sign-in pages; `onProved` gets the answer with the tokens. */
export function useSecondStep(onProved: (answer: unknown) => void): SecondStepOfSignIn {
  const t = useMessages(twoStepMessages);
  const failureText = useFailure();
  const [challenge, setChallenge] = useState<SecondFactorChallenge | null>(null);
  const [isOver, setOver] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [deviceFailure, setDeviceFailure] = useState<string>();
  const [prove, { isLoading, error, reset }] = authApi.useProveSecondFactorMutation();

  useEffect(() => {
    if (challenge === null) return;
    if (challenge.kinds.includes("passkey")) void loadPasskeys().catch(() => undefined);
    const timer = setTimeout(() => setOver(true), challenge.expiresIn * secondMs);
    return () => clearTimeout(timer);
  }, [challenge]);

  function begin(answer: unknown): boolean {
    const asked = secondFactorIn(answer);
    if (asked === null) return false;
    setOver(false);
    setDeviceFailure(undefined);
    reset();
    setChallenge(asked);
    return true;
  }

  async function send(asked: SecondFactorChallenge, typed: Proof): Promise<void> {
    if (typed.kind === "password" || typed.kind === "sign_in") return;
    setDeviceFailure(undefined);
    reset();
    let proof: Parameters<typeof prove>[0]["proof"];
    if (typed.kind === "passkey") {
      setAsking(true);
      const answered = await answerWithPasskey(asked.passkey);
      setAsking(false);
      if ("fault" in answered) return setDeviceFailure(t(`passkey.${answered.fault}`));
      proof = { kind: "passkey", assertion: answered.given };
    } else proof = typed;
    const { data } = await prove({ challenge: asked.challenge, proof });
    if (data !== undefined) onProved(data);
  }

  if (challenge === null) return { begin, secondStep: undefined };
  const hasEnded = error !== undefined && toApiError(error).code === "challenge_ended";
  const refusal = error === undefined ? undefined : failureText(error, t("step.failed"));
  return {
    begin,
    secondStep: {
      kinds: challenge.kinds,
      passkeyObstacle: passkeyObstacle("offered"),
      onProve: (typed) => void send(challenge, typed),
      busy: isLoading || isAsking,
      failure: deviceFailure ?? refusal,
      isExpired: isOver || hasEnded,
      onBack: () => setChallenge(null),
    },
  };
}
