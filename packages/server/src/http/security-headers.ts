import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** Let into a page's script and style elements, they may run; anything else may not. */
    readonly nonce: string;
  }
  interface FastifyInstance {
    /** What an answer of the API carries: it is no page, so nothing in it may do anything. */
    answerHeaders: Readonly<Record<string, string>>;
  }
}

interface SecurityOptions {
  /** Behind TLS, browsers are told to stay there. */
  secure: boolean;
  /** Its button is a script and a frame of Google's own. */
  google: boolean;
}

const google = {
  script: "https://accounts.google.com/gsi/client",
  style: "https://accounts.google.com/gsi/style",
  frameAndCalls: "https://accounts.google.com/gsi/",
} as const;

const oneYear = 31_536_000;
const referrerPolicy = "strict-origin-when-cross-origin";

export async function guardPages(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const nonces = new WeakMap<object, string>();
  const nonceOf = (response: object) => {
    const made = nonces.get(response) ?? randomBytes(16).toString("base64url");
    nonces.set(response, made);
    return made;
  };
  app.decorateReply("nonce", {
    getter(this: FastifyReply) {
      return nonceOf(this.raw);
    },
  });
  app.decorate("answerHeaders", {
    "content-security-policy":
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": referrerPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(options.secure && { "strict-transport-security": `max-age=${oneYear}` }),
  });
  const googles = (source: string) => (options.google ? [source] : []);
  const nonce = (_request: unknown, response: object) => `'nonce-${nonceOf(response)}'`;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", nonce, ...googles(google.script)],
        styleSrc: ["'self'", nonce, ...googles(google.style)],
        frameSrc: ["'self'", ...googles(google.frameAndCalls)],
        imgSrc: ["'self'", "data:", "blob:", "https:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...googles(google.frameAndCalls)],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: referrerPolicy },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: options.secure && { maxAge: oneYear, includeSubDomains: false },
  });
}
