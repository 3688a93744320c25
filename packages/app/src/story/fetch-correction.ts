/** The correction form, in its own chunk as few readers open it. */
export const fetchCorrection = () =>
  import("./SendCorrection.tsx").then(({ SendCorrection }) => SendCorrection);
