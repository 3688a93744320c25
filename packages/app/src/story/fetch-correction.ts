/** The form for a correction, which few readers open. */
export const fetchCorrection = () =>
  import("./SendCorrection.tsx").then(({ SendCorrection }) => SendCorrection);
