/** Rows that come near are laid out, and filled, in the frames after they were scrolled to. */
const framesToSettle = 3;

interface Place {
  readonly href: string;
  /** A story may be in several rows. */
  readonly nth: number;
  /** Where on the screen. */
  readonly top: number;
}

/** Remembers, for each visited page, the link that was used last, to give it its place and the focus on the way back. */
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
    /** Whether the link was there to focus. */
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

/** The content above may have another height than before. */
function putBack(link: Element, top: number, frames: number): void {
  if (!link.isConnected) return;
  scrollBy({ top: link.getBoundingClientRect().top - top, behavior: "instant" });
  link.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (frames > 0) requestAnimationFrame(() => putBack(link, top, frames - 1));
}
