import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyReply {
    /** Let into a page's script and style elements, they may run; anything else may not. */
    nonce: string;
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

export async function guardPages(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  app.decorateReply("nonce", "");
  const nonces = new WeakMap<object, string>();
  app.addHook("onRequest", async (_request, reply) => {
    reply.nonce = randomBytes(16).toString("base64url");
    nonces.set(reply.raw, reply.nonce);
  });
  const googles = (source: string) => (options.google ? [source] : []);
  const nonce = (_request: unknown, response: object) => `'nonce-${nonces.get(response) ?? ""}'`;
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
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: options.secure && { maxAge: 31_536_000, includeSubDomains: false },
  });
}
