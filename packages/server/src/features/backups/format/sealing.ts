import { createCipheriv, createDecipheriv, randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { BackupFault } from "../backup-fault.ts";
import { createByteReader } from "./byte-reader.ts";

/**
 * A sealed file is this line, a salt, and chunks: four bytes of length, the sealed bytes, a tag of 16. A chunk's nonce
 * is its number and whether it is the last, so chunks cannot be cut off, repeated or moved.
 */
export const SEALED = Buffer.from("katha sealed backup 1\n");
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 256 * 1_024;

/** 128 MB and about half a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1_024 * 1_024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer) =>
  derive(passphrase.normalize("NFC"), salt, 32, cost);

function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(Math.floor(chunk / 2 ** 32), 3);
  nonce.writeUInt32BE(chunk % 2 ** 32, 7);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

function sealChunk(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(sealed.length);
  return Buffer.concat([length, sealed, cipher.getAuthTag()]);
}

/** Seals a stream with AES-256-GCM under a passphrase. */
export function sealWith(passphrase: string) {
  return async function* seal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const key = await keyOf(passphrase, salt);
    yield Buffer.concat([SEALED, salt]);
    const reader = createByteReader(source);
    let held = await reader.upTo(CHUNK_BYTES);
    for (let chunk = 0; ; chunk += 1) {
      const next = await reader.upTo(CHUNK_BYTES);
      const isLast = next.length === 0;
      yield sealChunk(key, nonceOf(chunk, isLast), held);
      if (isLast) return;
      held = next;
    }
  };
}

const wrongPassphrase =
  "The passphrase in KATHA_BACKUP_PASSPHRASE is not the one that this backup was sealed with, or the file's beginning is damaged. Nothing was changed.";
const damaged = (chunk: number) =>
  `The backup is damaged or cut off, about ${Math.round((chunk * CHUNK_BYTES) / 2 ** 20)} MB into it. Nothing was changed; use another copy of it.`;

/** Opens what `sealWith` wrote; the source begins after the line. Yields nothing that was not proved. */
export function unsealWith(passphrase: string) {
  return async function* unseal(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const reader = createByteReader(source);
    const salt = await reader.upTo(SALT_BYTES);
    if (salt.length < SALT_BYTES) throw new BackupFault(damaged(0));
    const key = await keyOf(passphrase, salt);
    for (let chunk = 0; ; chunk += 1) {
      const head = await reader.upTo(4);
      const size = head.length === 4 ? head.readUInt32BE() : Infinity;
      if (size > CHUNK_BYTES) throw new BackupFault(damaged(chunk));
      const sealed = await reader.upTo(size + TAG_BYTES);
      const isLast = await reader.isAtEnd();
      if (sealed.length < size + TAG_BYTES) throw new BackupFault(damaged(chunk));
      try {
        const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(chunk, isLast));
        decipher.setAuthTag(sealed.subarray(size));
        yield Buffer.concat([decipher.update(sealed.subarray(0, size)), decipher.final()]);
      } catch {
        throw new BackupFault(chunk === 0 ? wrongPassphrase : damaged(chunk));
      }
      if (isLast) return;
    }
  };
}
