import { browserStorage } from "@katha/api";
import { type ReadingSettings, readingSettingsApi } from "@katha/api/account";
import { usualReading } from "@katha/ui/screens";
import { useEffect, useRef, useState } from "react";
import { useViewer } from "../../../sign-in/useViewer.ts";
import { useAppDispatch } from "../../../store/hooks.ts";

const key = "katha-reading";

/** What this device keeps of how somebody reads: for guests, for the first paint, and until the account has it. */
interface KeptReading {
  settings: ReadingSettings;
  /** Whose it is; null for guests. */
  player: string | null;
  /** The account does not have it yet. */
  isUnsent: boolean;
}

function readKept(): KeptReading | null {
  try {
    const kept = JSON.parse(browserStorage.read(key) ?? "null") as KeptReading | null;
    // A setting that is newer than what was kept has its usual value.
    return kept && { ...kept, settings: { ...usualReading, ...kept.settings } };
  } catch {
    return null;
  }
}

function keep(reading: KeptReading): void {
  browserStorage.write(key, JSON.stringify(reading));
}

/** Arrow keys pass over several options before one stays. */
const settlesAfterMs = 600;

export interface Reading {
  settings: ReadingSettings;
  change: (settings: ReadingSettings) => void;
  keptBy: "account" | "device";
  /** The account could not be reached, and has the former settings. */
  isNotKept: boolean;
}

/** How the viewer reads: their account's settings, or this device's where those are newer or there are no others. */
export function useReading(): Reading {
  const player = useViewer().user?.id ?? null;
  const dispatch = useAppDispatch();
  const [kept, setKept] = useState<KeptReading | null>(readKept);
  const [isNotKept, setNotKept] = useState(false);
  const { currentData: account } = readingSettingsApi.useGetReadingSettingsQuery(undefined, {
    skip: player === null,
    refetchOnMountOrArgChange: true,
  });
  const [save] = readingSettingsApi.useSaveReadingSettingsMutation();
  const isOwn = kept?.player === player;
  const unsent = player !== null && isOwn && kept?.isUnsent ? kept.settings : null;
  const fromAccount = player === null ? null : account?.settings;
  const settings = unsent ?? fromAccount ?? kept?.settings ?? usualReading;

  function change(next: ReadingSettings): void {
    const changed = { settings: next, player, isUnsent: player !== null };
    keep(changed);
    setKept(changed);
  }

  const send = useRef<() => void>(() => {});
  useEffect(() => {
    if (unsent === null) return undefined;
    let isSent = false;
    const now = async () => {
      if (isSent) return;
      isSent = true;
      const { data, error } = await save(unsent);
      setNotKept(error !== undefined);
      isSent = error === undefined;
      if (data === undefined) return;
      void dispatch(
        readingSettingsApi.util.upsertQueryData("getReadingSettings", undefined, {
          settings: unsent,
        }),
      );
      const sent = { settings: unsent, player, isUnsent: false };
      // Changed again meanwhile.
      if (readKept()?.settings && JSON.stringify(readKept()?.settings) !== JSON.stringify(unsent))
        return;
      keep(sent);
      setKept(sent);
    };
    send.current = () => void now();
    const timer = setTimeout(send.current, settlesAfterMs);
    addEventListener("online", send.current);
    const tryAgain = send.current;
    return () => {
      clearTimeout(timer);
      removeEventListener("online", tryAgain);
    };
  }, [unsent, player, save, dispatch]);
  // Who leaves the page at once has still chosen.
  useEffect(() => () => send.current(), []);

  // The next page has it before the account answers.
  useEffect(() => {
    if (fromAccount && unsent === null) keep({ settings: fromAccount, player, isUnsent: false });
  }, [fromAccount, unsent, player]);

  return { settings, change, keptBy: player === null ? "device" : "account", isNotKept };
}
