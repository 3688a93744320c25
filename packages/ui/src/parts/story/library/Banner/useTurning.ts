import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { onSwipe } from "../../../../primitives/actions/Swipe/swipe.ts";
import { bannerAdvanceMs, bannerLockMs } from "../../../../tokens/constants.ts";
import { whileUnattended } from "../../unattended.ts";

interface Turning {
  stage: RefObject<HTMLElement | null>;
  at: number;
  count: number;
  /** Whether the visitor has left it running. */
  goesOn: boolean;
  onTurn: (at: number, byHand: boolean) => void;
}

/** Advances every five seconds while nobody uses the banner, and at a swipe at any time. */
export function useTurning({ stage, at, count, goesOn, onTurn }: Turning): (to: number) => void {
  const now = useRef({ at, count, onTurn, turned: -bannerLockMs });
  useEffect(() => {
    Object.assign(now.current, { at, count, onTurn });
  });

  const turn = (to: number, byHand: boolean) => {
    const { at: here, count: all, turned } = now.current;
    const there = (to + all) % all;
    const moment = performance.now();
    if (there === here || (byHand && moment - turned < bannerLockMs)) return;
    now.current.turned = moment;
    now.current.onTurn(there, byHand);
  };

  useEffect(() => {
    const place = stage.current;
    if (place === null) return undefined;
    const stop = new AbortController();
    onSwipe(
      place,
      ({ direction }) => {
        if (direction === "up" || direction === "down") return;
        const on = (direction === "left") === (getComputedStyle(place).direction === "ltr");
        turn(now.current.at + (on ? 1 : -1), true);
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [stage]);

  useEffect(() => {
    const place = stage.current;
    if (place === null || !goesOn) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = whileUnattended(place, place, (unattended) => {
      clearInterval(timer);
      if (unattended) timer = setInterval(() => turn(now.current.at + 1, false), bannerAdvanceMs);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
    // A slide that was selected by hand is shown for its full time.
  }, [stage, goesOn, at]);

  return (to) => turn(to, true);
}
