import { useCallback } from "react";
import type { Ref, RefCallback, RefObject } from "react";

/** A component's own ref of its root and the one that was handed to it, as one. */
export function useMergedRefs<Root>(
  ownRef: RefObject<Root | null>,
  handedRef: Ref<Root> | undefined,
): RefCallback<Root> {
  return useCallback(
    (root: Root) => {
      ownRef.current = root;
      const forget = give(handedRef, root);
      return () => {
        ownRef.current = null;
        if (typeof forget === "function") forget();
        else give(handedRef, null);
      };
    },
    [ownRef, handedRef],
  );
}

function give<Root>(ref: Ref<Root> | undefined, root: Root | null) {
  if (typeof ref === "function") return ref(root);
  if (ref) ref.current = root;
  return undefined;
}
