import { useState } from "react";

/** React keys that survive renaming, so that a scene's fields stay mounted. */
export function useLastingKeys() {
  const [keys] = useState(() => {
    const known = new Map<string, string>();
    let renamed = 0;
    return {
      of: (name: string) => known.get(name) ?? name,
      rename: (from: string, to: string) => {
        renamed += 1;
        known.set(to, known.get(from) ?? from);
        // Another scene may take the old name.
        known.set(from, `${from} ${renamed}`);
      },
    };
  });
  return keys;
}
