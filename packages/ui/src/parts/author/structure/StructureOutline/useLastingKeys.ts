import { useState } from "react";

/** Keys that stay with a scene when its name changes, so that what is written in stays in the page. */
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
