export { findAbout, thingIn, wantedIn, type Passage } from "./about.ts";
export { peopleOf, type Someone } from "./people.ts";
export { readScene, type Sentence } from "./scene.ts";
export { doingsOf, isNamedHere, lastSpeakerOf, speakerOf, viewOf, type View } from "./view.ts";
export { namedOf } from "./who.ts";
export { readingWordsOf } from "./words/index.ts";
