export { findAbout, literalsIn, thingIn, wantedIn, type Passage } from "./about.ts";
export { isNamedIn, peopleOf, type Someone } from "./people.ts";
export { readScene, withoutPossessive, withoutVerb, type Sentence } from "./scene.ts";
export { overOf, type Over } from "./over.ts";
export { thingsIn } from "./things.ts";
export { withinSentence } from "./within-sentence.ts";
export {
  doingsOf,
  isNamedHere,
  lastSpeakerOf,
  playedNameOf,
  playedOf,
  speakerOf,
  viewOf,
  type View,
} from "./view.ts";
export { namedOf } from "./who.ts";
export { wholeTextOf } from "./whole-text.ts";
export { readingWordsOf, withoutDefinite } from "./reading-words.ts";
export { readAhead, readStory } from "./story-reading.ts";
