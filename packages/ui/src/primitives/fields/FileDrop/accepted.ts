export interface FileLimits {
  /** As in an `input`: ".ink", "image/png", "image/*". Everything if it is empty. */
  accept: string;
  /** The largest file, in bytes. */
  maxBytes: number;
  /** How many files can be chosen. */
  maxFiles: number;
}

export const refusals = ["kind", "size", "folder", "count"] as const;
export type Refusal = (typeof refusals)[number];

/** A file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  size: number;
  why: Refusal;
}

/** What a browser gives as dropped; folders come among the files. */
export interface Offered {
  file: File;
  isFolder: boolean;
}

export const acceptedKinds = (accept: string): string[] =>
  accept
    .split(",")
    .map((kind) => kind.trim().toLowerCase())
    .filter((kind) => kind !== "");

function isAccepted({ name, type }: File, kinds: readonly string[]): boolean {
  if (kinds.length === 0) return true;
  return kinds.some((kind) => {
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}

/**
 * What is chosen after files were offered. A single one takes the place of the one before it; several
 * are added. Whatever is refused changes nothing.
 */
export function afterOffer(
  chosen: readonly File[],
  offered: readonly Offered[],
  limits: FileLimits,
): { files: readonly File[]; refused: RefusedFile[] } {
  const kinds = acceptedKinds(limits.accept);
  const refused: RefusedFile[] = [];
  const taken: File[] = [];
  const before = limits.maxFiles === 1 ? [] : chosen;
  for (const { file, isFolder } of offered) {
    const refuse = (why: Refusal) => refused.push({ name: file.name, size: file.size, why });
    if (isFolder) refuse("folder");
    else if (!isAccepted(file, kinds)) refuse("kind");
    else if (file.size > limits.maxBytes) refuse("size");
    else if ([...before, ...taken].some((one) => isSame(one, file))) continue;
    else if (before.length + taken.length >= limits.maxFiles) refuse("count");
    else taken.push(file);
  }
  return { files: taken.length === 0 ? chosen : [...before, ...taken], refused };
}

function isSame(one: File, other: File): boolean {
  return (
    one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
  );
}
