/** Rows are laid out and filled only in the frames after they have been scrolled near. */
const framesToSettle = 3;

interface Place {
  readonly href: string;
  /** Which of the links with this address: a story may be in several rows. */
  readonly nth: number;
  /** Position on the screen. */
  readonly top: number;
}

/** Remembers the link last used on each visited page, to scroll back to it and focus it when the reader returns. */
export function createPlaces(page: Document) {
  const places = new Map<string, Place>();

  const linksTo = (href: string) =>
    [...page.querySelectorAll("main a[href]")].filter((link) => link.getAttribute("href") === href);

  return {
    keep(visit: string, target: EventTarget | null): void {
      const link = target instanceof Element ? target.closest("main a[href]") : null;
      const href = link?.getAttribute("href");
      if (!link || href == null) return;
      const { top } = link.getBoundingClientRect();
      places.set(visit, { href, nth: linksTo(href).indexOf(link), top });
    },
    /** Returns whether the link could be focused. */
    restore(visit: string): boolean {
      const place = places.get(visit);
      const link = place && linksTo(place.href)[place.nth];
      if (!place || !(link instanceof HTMLElement)) return false;
      link.focus({ preventScroll: true });
      putBack(link, place.top, framesToSettle);
      return true;
    },
  };
}

/** Repeated over some frames, as the content above may change its height. */
function putBack(link: Element, top: number, frames: number): void {
  if (!link.isConnected) return;
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: "instant" });
  link.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => putBack(link, top, frames - 1));
}
