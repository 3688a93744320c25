import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** The CSP nonce for this page's script and style elements. */
    readonly nonce: string;
  }
  interface FastifyInstance {
    /** Headers of API responses, which are not pages: nothing in them may load or run. */
    answerHeaders: Readonly<Record<string, string>>;
  }
}

interface SecurityOptions {
  /** Behind TLS: sends Strict-Transport-Security. */
  secure: boolean;
  /** Google's button needs its own script and frame. */
  google: boolean;
}

const google = {
  script: "https://accounts.google.com/gsi/client",
  style: "https://accounts.google.com/gsi/style",
  frameAndCalls: "https://accounts.google.com/gsi/",
} as const;

const oneYear = 31_536_000;
const referrerPolicy = "strict-origin-when-cross-origin";

export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
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
        mediaSrc: ["'self'", "blob:"],
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
