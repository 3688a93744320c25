import type { Body } from "@katha/api";
import { secondFactorApi, type SecondFactors } from "@katha/api/second-factor";
import { useMessages } from "@katha/ui";
import { factorKinds, type Proof, type ProofKind, twoStepMessages } from "@katha/ui/screens";
import { useFailure } from "../errors/useFailure.ts";
import { answerWithPasskey } from "./passkeys.ts";

/** The proofs that the account has besides its password. */
export function provableKinds({ factors, recoveryCodesLeft }: SecondFactors): ProofKind[] {
  const kinds: ProofKind[] = factorKinds.filter((kind) =>
    factors.some((factor) => factor.kind === kind),
  );
  return recoveryCodesLeft > 0 ? [...kinds, "recovery_code"] : kinds;
}

/** What shows who it is, and is no second factor. */
type FirstStep = Extract<Proof, { kind: "password" | "sign_in" }>;
type ByFactor = Body<"proveAgain">;
type ByIdentity = Body<"startTotp">;

export type Proved<Sent> = { body: Sent } | { failure: string };

interface Prove {
  (typed: Exclude<Proof, FirstStep>): Promise<Proved<ByFactor>>;
  (typed: Proof): Promise<Proved<ByIdentity>>;
}

/** Turns the input into a proof for the server; for a passkey it asks the server, then the device. */
export function useProof(): Prove {
  const t = useMessages(twoStepMessages);
  const failureText = useFailure();
  const [askForProof] = secondFactorApi.useAskForProofMutation();

  async function prove(typed: Proof): Promise<Proved<ByIdentity>> {
    if (typed.kind !== "passkey") return { body: { proof: typed } };
    const { data, error } = await askForProof();
    if (data === undefined) return { failure: failureText(error, t("step.failed")) };
    const asked = await answerWithPasskey(data.passkey);
    if ("fault" in asked) return { failure: t(`passkey.${asked.fault}`) };
    const { challenge } = data;
    return { body: { challenge, proof: { kind: "passkey", assertion: asked.given } } };
  }
  return prove as Prove;
}
