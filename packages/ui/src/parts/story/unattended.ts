/**
 * Calls back when an element may move by itself, or may no longer: it may while it is on the
 * screen, in a visible tab, without the pointer or the focus, and motion is not reduced.
 */
export function whileUnattended(
  whole: HTMLElement,
  seen: HTMLElement,
  tell: (unattended: boolean) => void,
): () => void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const reasons = {
    hovered: whole.matches(":hover"),
    focused: whole.matches(":focus-within"),
    away: true,
  };
  const settle = () =>
    tell(!(reasons.hovered || reasons.focused || reasons.away || document.hidden || still.matches));
  const because = (change: Partial<typeof reasons>) => () => {
    Object.assign(reasons, change);
    settle();
  };
  const stop = new AbortController();
  const signals = { signal: stop.signal };
  whole.addEventListener("pointerenter", because({ hovered: true }), signals);
  whole.addEventListener("pointerleave", because({ hovered: false }), signals);
  whole.addEventListener("focusin", because({ focused: true }), signals);
  whole.addEventListener("focusout", because({ focused: false }), signals);
  document.addEventListener("visibilitychange", settle, signals);
  still.addEventListener("change", settle, signals);
  const watch = new IntersectionObserver(([entry]) => because({ away: !entry?.isIntersecting })(), {
    threshold: 0.5,
  });
  watch.observe(seen);
  return () => {
    stop.abort();
    watch.disconnect();
  };
}
