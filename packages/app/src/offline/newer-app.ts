type Listener = () => void;

const listeners = new Set<Listener>();
let waiting: ServiceWorker | null = null;

/** A newer Katha that has been fetched and waits to be let in; null while there is none. */
export const newerApp = {
  read: () => waiting,
  listen: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  offer: (next: ServiceWorker | null): void => {
    waiting = next;
    for (const listener of listeners) listener();
  },
};
