import { useExplain } from "../useExplain.ts";

/** Sends a change; resolves to why it was refused. */
export function useAct() {
  const explain = useExplain();
  return async (asked: Promise<{ error?: unknown }>): Promise<string | undefined> => {
    const { error } = await asked;
    return error === undefined ? undefined : explain(error);
  };
}
