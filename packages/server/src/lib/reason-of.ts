import { errorCodeOf } from "./error-code.ts";

/** What an error says first; some go on with pages of details. */
export function firstLineOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split("\n", 1)[0] ?? "";
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: "the disk is full",
  EDQUOT: "this user's quota of the disk is used up",
  EFBIG: "the file is larger than may be written there",
  EACCES: "this user may not write or read there",
  ENOENT: "there is no such file or folder",
  ENOTDIR: "a part of its path is a file",
  EISDIR: "it is a folder",
  EROFS: "the disk is read-only",
};

/** Why a file or a disk failed, in words for the terminal. */
export function reasonOf(error: unknown): string {
  return reasons[errorCodeOf(error) ?? ""] ?? (firstLineOf(error) || "no reason given");
}
