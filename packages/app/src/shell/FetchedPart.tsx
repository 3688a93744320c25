import { useMessages } from "@katha/ui";
import { commonMessages, noticeMessages, Offer } from "@katha/ui/screens";
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

interface FetchedPartProps<Props> {
  fetchPart: () => Promise<ComponentType<Props>>;
  children: (Part: ComponentType<Props>) => ReactNode;
  /** Called if the code could not be fetched and the reader gives up. */
  onClose: () => void;
}

/**
 * A part of the page whose code is fetched when it is opened. If that fails, the page stays and says so. "Try again"
 * fetches it once more, and then reloads the page: most browsers never retry a module that failed.
 */
export function FetchedPart<Props>({ fetchPart, children, onClose }: FetchedPartProps<Props>) {
  const t = useMessages(commonMessages);
  const tNotices = useMessages(noticeMessages);
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isGone = false;
    void fetchPart().then(
      (part) => isGone || setPart(() => part),
      () => {
        if (isGone) return;
        if (tries > 0 && navigator.onLine) window.location.reload();
        else setFailures(tries + 1);
      },
    );
    return () => {
      isGone = true;
    };
  }, [fetchPart, tries]);
  if (Part !== null) return children(Part);
  if (failures === 0) return null;
  return (
    <Offer
      key={failures}
      accept={t("action.retry")}
      later={t("action.close")}
      onAccept={() => setTries(failures)}
      onLater={onClose}
    >
      {tNotices("part.failed")}
    </Offer>
  );
}

type Fetched<Props> = ComponentType<Props & { onClose?: () => void }> & {
  /** Fetches the code ahead of time, so that the part also opens offline. */
  fetchPart: () => Promise<ComponentType<Props>>;
};

/** A component whose code is fetched when it is first shown, as by `FetchedPart`; `onClose` is called, too, if the reader gives up. */
export function fetched<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): Fetched<Props> {
  const Component = (props: Props & { onClose?: () => void }) => (
    <FetchedPart fetchPart={fetchPart} onClose={() => props.onClose?.()}>
      {(Part) => createElement(Part, props)}
    </FetchedPart>
  );
  return Object.assign(Component, { fetchPart });
}
