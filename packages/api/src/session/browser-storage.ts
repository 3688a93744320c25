/** Local storage where the browser allows it; where it does not, a choice lasts as long as the page. */
export const browserStorage = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  drop: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // What could not be kept need not be dropped.
    }
  },
  write: (key: string, value: string): void => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice is already in effect; it is only not kept.
    }
  },
};
