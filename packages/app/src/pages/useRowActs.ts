import { useState } from "react";

interface Failed {
  readonly id: string;
  readonly error: unknown;
}

/** Changes to the rows of a list: the running ones by row, and the last one if it failed. */
export function useRowActs<Kind = true>() {
  const [working, setWorking] = useState<Readonly<Record<string, Kind>>>({});
  const [failed, setFailed] = useState<Failed>();

  /** Resolves to the error, if there is one. */
  async function act(id: string, kind: Kind, asked: Promise<{ error?: unknown }>) {
    setFailed(undefined);
    setWorking((all) => ({ ...all, [id]: kind }));
    const { error } = await asked;
    setWorking(({ [id]: _done, ...others }) => others);
    if (error !== undefined) setFailed({ id, error });
    return error;
  }

  return { working, failed, act };
}
