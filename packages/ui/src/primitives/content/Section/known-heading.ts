type Heading = "h1" | "h2" | "h3" | "h4" | "h5" | "h6";

/** A browser makes no element of a name with a space in it, and one of its own for any other word. */
export function knownHeading<Level extends Heading>(heading: Level): Level | "h2" {
  return /^h[1-6]$/.test(heading) ? heading : "h2";
}
