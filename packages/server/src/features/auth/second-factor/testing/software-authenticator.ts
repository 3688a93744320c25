import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from "@katha/api/contract";

const flagsOf = { present: 0x01, verified: 0x04, attested: 0x40 };

const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

interface Lies {
  origin?: string;
  rpId?: string;
  /** Replaces the usual counter, one more than the last. */
  counter?: number;
  isVerified?: boolean;
  challenge?: string;
}

/** A software passkey on a P-256 key, which can also lie. */
export function softwareAuthenticator(origin = "http://localhost") {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  let counter = 0;

  const clientData = (type: string, challenge: string, lies: Lies) =>
    JSON.stringify({
      type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? origin,
      crossOrigin: false,
    });

  function authenticatorData(rpId: string, lies: Lies, attested?: Buffer): Buffer {
    counter = lies.counter ?? counter + 1;
    const flags =
      flagsOf.present +
      (lies.isVerified === false ? 0 : flagsOf.verified) +
      (attested ? flagsOf.attested : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(lies.rpId ?? rpId), head, attested ?? Buffer.alloc(0)]);
  }

  /** The key in COSE: EC2, ES256, P-256, x, y. */
  const coseKey = Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

  return {
    id: encoded(id),

    create(options: PasskeyCreation, lies: Lies = {}): PasskeyRegistration {
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
      const data = authenticatorData(options.rp.id, lies, attested);
      // CBOR: {fmt: "none", attStmt: {}, authData: data}
      const attestation = Buffer.concat([
        Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746158", "hex"),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: "public-key",
        response: {
          clientDataJSON: encoded(clientData("webauthn.create", options.challenge, lies)),
          attestationObject: encoded(attestation),
          transports: ["internal", "telepathy"],
        },
      };
    },

    get({ challenge, rpId }: PasskeyRequest, lies: Lies = {}): PasskeyAssertion {
      const client = clientData("webauthn.get", challenge, lies);
      const data = authenticatorData(rpId, lies);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: encoded(id),
        rawId: encoded(id),
        type: "public-key",
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
          userHandle: null,
        },
      };
    },
  };
}
