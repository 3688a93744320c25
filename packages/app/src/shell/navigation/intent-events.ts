/** What somebody does shortly before they open a link. */
export const intentEvents = ["pointerover", "focusin", "touchstart"] as const;
