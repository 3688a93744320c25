import { storyLanguages, type Tastes, tastesApi } from "@katha/api/account";
import { useEffect, useState } from "react";
import { useViewer } from "../sign-in/useViewer.ts";
import { useAppDispatch } from "../store/hooks.ts";
import { type KeptTastes, readKeptTastes, writeKeptTastes, whoseTastes } from "./whose-tastes.ts";

export interface ReadersTastes {
  /** Null: to be asked. Undefined: not known yet. */
  tastes: Tastes | null | undefined;
  /** What the account has could not be read. */
  error: unknown;
  /** Nothing else is to be expected of the account. */
  isSettled: boolean;
  retry: () => void;
  keep: (tastes: Tastes) => void;
  /** It is on its way to the account. */
  isSending: boolean;
  /** The account could not be reached: this browser keeps it, and sends it when the line is back. */
  isNotSent: boolean;
}

/** What the viewer likes to read: kept by their account, and for guests by the browser. */
export function useTastes(): ReadersTastes {
  const { isSignedIn, user } = useViewer();
  const player = user?.id ?? null;
  const dispatch = useAppDispatch();
  const [kept, setKept] = useState(readKeptTastes);
  const read = tastesApi.useGetTastesQuery(undefined, {
    skip: player === null,
    refetchOnMountOrArgChange: true,
  });
  const account = player === null ? undefined : read.currentData?.tastes;
  const [save, sending] = tastesApi.useSaveTastesMutation();
  const { tastes, unsent } = whoseTastes({ player, kept, account });

  const put = (next: KeptTastes) => {
    writeKeptTastes(next);
    setKept(next);
  };

  useEffect(() => {
    if (unsent === null) return undefined;
    // From now on it is theirs, and no other account's.
    writeKeptTastes({ tastes: unsent, player, isUnsent: true });
    const send = async () => {
      const { data } = await save(unsent);
      if (data === undefined) return;
      void dispatch(tastesApi.util.upsertQueryData("getTastes", undefined, data));
      // Changed again meanwhile.
      if (JSON.stringify(readKeptTastes()?.tastes) !== JSON.stringify(unsent)) return;
      put({ tastes: data.tastes ?? unsent, player, isUnsent: false });
    };
    const sendNow = () => void send();
    sendNow();
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [unsent, player, save, dispatch]);

  // The next page has it before the account answers.
  useEffect(() => {
    if (account && unsent === null) writeKeptTastes({ tastes: account, player, isUnsent: false });
  }, [account, unsent, player]);

  return {
    // Who it is that has signed in is not known yet.
    tastes: isSignedIn && player === null ? undefined : tastes,
    error: player === null ? undefined : read.error,
    isSettled: player === null || account !== undefined || read.isError,
    retry: () => void read.refetch(),
    keep: ({ languages, categories }) =>
      put({
        tastes: {
          languages: storyLanguages.filter((language) => languages.includes(language)),
          categories,
        },
        player,
        isUnsent: player !== null,
      }),
    isSending: sending.isLoading,
    isNotSent: unsent !== null && sending.isError,
  };
}
