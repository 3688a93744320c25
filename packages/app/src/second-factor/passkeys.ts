import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyOffer,
  PasskeyRegistration,
  PasskeyRequest,
} from "@katha/api/second-factor";
import type { PasskeyObstacle } from "@katha/ui/screens";
import type {
  PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  PublicKeyCredentialRequestOptionsJSON as RequestOptions,
} from "@simplewebauthn/browser";

/** Why the device gave no passkey: cancelled, already registered, or failed. */
type PasskeyFault = "stopped" | "known" | "failed";

type PasskeyResult<Given> = { given: Given } | { fault: PasskeyFault };

/** Why passkeys cannot be used here; undefined if they can. */
export function passkeyObstacle(offer: PasskeyOffer): PasskeyObstacle | undefined {
  if (offer !== "offered") return offer;
  return "PublicKeyCredential" in globalThis ? undefined : "browser";
}

/** Loaded before it is needed: some browsers allow a passkey prompt only right after a press. */
export const loadPasskeys = () => import("@simplewebauthn/browser");

export function makePasskey(options: PasskeyCreation): Promise<PasskeyResult<PasskeyRegistration>> {
  return askDevice(async () => {
    const { startRegistration } = await loadPasskeys();
    return startRegistration({ optionsJSON: options as CreationOptions });
  });
}

export function answerWithPasskey(
  options: PasskeyRequest | null,
): Promise<PasskeyResult<PasskeyAssertion>> {
  return askDevice(async () => {
    if (options === null) throw new Error("No passkey can be asked for here");
    const { startAuthentication } = await loadPasskeys();
    return startAuthentication({ optionsJSON: options as RequestOptions });
  });
}

async function askDevice<Given>(device: () => Promise<Given>): Promise<PasskeyResult<Given>> {
  try {
    return { given: await device() };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** By WebAuthn's error names, which the library keeps. */
const faults: Readonly<Record<string, PasskeyFault>> = {
  AbortError: "stopped",
  NotAllowedError: "stopped",
  InvalidStateError: "known",
};

export function faultOf(error: unknown): PasskeyFault {
  return (error instanceof Error && faults[error.name]) || "failed";
}
