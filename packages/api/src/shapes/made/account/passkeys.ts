// Made from the contract by `npm run readers`.

export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  timeout: number;
  allowCredentials: {
    id: string;
    type: "public-key";
    transports?:
      | ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[]
      | undefined;
  }[];
  userVerification: "discouraged" | "preferred" | "required";
}

export interface PasskeyCreation {
  challenge: string;
  rp: {
    id: string;
    name: string;
  };
  user: {
    id: string;
    name: string;
    displayName: string;
  };
  pubKeyCredParams: {
    alg: number;
    type: "public-key";
  }[];
  timeout: number;
  excludeCredentials: {
    id: string;
    type: "public-key";
    transports?:
      | ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[]
      | undefined;
  }[];
  authenticatorSelection: {
    residentKey: "discouraged" | "preferred" | "required";
    requireResidentKey: boolean;
    userVerification: "discouraged" | "preferred" | "required";
  };
  attestation: "none";
}

export interface PasskeyAssertion {
  id: string;
  rawId: string;
  type: "public-key";
  response: {
    clientDataJSON: string;
    authenticatorData: string;
    signature: string;
    userHandle?: string | null | undefined;
  };
}

export interface PasskeyRegistration {
  id: string;
  rawId: string;
  type: "public-key";
  response: {
    clientDataJSON: string;
    attestationObject: string;
    transports?: string[] | undefined;
  };
}
