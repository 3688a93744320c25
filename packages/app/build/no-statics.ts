/** Only Emotion's withTheme copies statics, and we theme by CSS variables. */
export default function hoistNonReactStatics(): never {
  throw new Error("withTheme is not part of this build: colours come from CSS variables.");
}
