/** FNV-1a over UTF-16 units: spreads similar seeds ("story-1", "story-2") far apart. */
export function hashOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
