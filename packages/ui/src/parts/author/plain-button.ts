/** A button that looks like the text around it. */
export const plainButton = {
  padding: 0,
  border: 0,
  background: "none",
  color: "inherit",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
} as const;
