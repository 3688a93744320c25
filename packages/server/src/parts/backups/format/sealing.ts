import { createCipheriv, randomBytes, scrypt } from "node:crypto";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { Decrypter, Encrypter, type Recipient, Stanza } from "age-encryption";
import { errorCodeOf } from "../../../lib/error-code.ts";
import { BackupFault } from "../backup-fault.ts";

/** How a file of age begins, and a sealed one from before the first release. */
export const SEALED = Buffer.from("age-encryption.org/v1\n");
export const SEALED_BEFORE = Buffer.from("katha sealed backup 1\n");

const COST_LOG = 17;
/** 128 MB and about half a second for each guess. */
const cost = { N: 2 ** COST_LOG, r: 8, p: 1, maxmem: 256 * 1_024 * 1_024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
const normal = (passphrase: string) => passphrase.normalize("NFC");

/** As age's `setPassphrase`, which would stop the server while it derives the key; Node does so beside it. */
const recipientOf = (passphrase: string): Recipient => ({
  wrapFileKey: async (fileKey) => {
    const salt = randomBytes(16);
    const labelled = Buffer.concat([Buffer.from("age-encryption.org/v1/scrypt"), salt]);
    const key = await derive(normal(passphrase), labelled, 32, cost);
    const cipher = createCipheriv("chacha20-poly1305", key, Buffer.alloc(12), {
      authTagLength: 16,
    });
    const wrapped = [cipher.update(fileKey), cipher.final(), cipher.getAuthTag()];
    const written = salt.toString("base64").replaceAll("=", "");
    return [new Stanza(["scrypt", written, String(COST_LOG)], Buffer.concat(wrapped))];
  },
});

const streamOf = (source: AsyncIterable<Buffer>) =>
  Readable.toWeb(Readable.from(source, { objectMode: false })) as ReadableStream<Uint8Array>;

/** Seals a stream as `age --passphrase` does. */
export function sealWith(passphrase: string) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipientOf(passphrase));
    yield* await encrypter.encrypt(streamOf(source));
  };
}

const wrongPassphrase =
  "The passphrase in KATHA_BACKUP_PASSPHRASE is not the one that this backup was sealed with, or the file's beginning is damaged. Nothing was changed.";
const damaged = (bytes: number) =>
  `The backup is damaged or cut off, about ${Math.round(bytes / 2 ** 20)} MB into it. Nothing was changed; use another copy of it.`;

/** Opens what age sealed with a passphrase. Yields nothing that was not proved. */
export function unsealWith(passphrase: string) {
  return async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(normal(passphrase));
    let opened: number | undefined;
    try {
      const stream = await decrypter.decrypt(streamOf(source));
      opened = 0;
      for await (const chunk of stream) {
        yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        opened += chunk.length;
      }
    } catch (error) {
      if (/^E[A-Z]+$/.test(errorCodeOf(error) ?? "")) throw error;
      throw new BackupFault(opened === undefined ? wrongPassphrase : damaged(opened));
    }
  };
}
