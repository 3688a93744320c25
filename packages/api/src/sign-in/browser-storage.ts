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
  /** Answers whether it was kept: a storage may be full or forbidden. */
  write: (key: string, value: string): boolean => {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
};
