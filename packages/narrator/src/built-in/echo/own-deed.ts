import { plain } from "../../understanding/words/plain.ts";

/** First-person verb forms in languages that the echo cannot put into the story. */
const endings = [
  // Hindi and Urdu: "देखती हूँ", "karti hoon".
  String.raw`(?:त[ीेा]|रह[ीेा]) हूं`,
  String.raw`[a-z](?:t|rah)[aie] (?:hoon|hoo|hun|hu)`,
  String.raw`(?:تا|تی|رہا|رہی) ہوں`,
  // Marathi: "बघते", without another subject.
  String.raw`^(?!(?:तो|ती|ते|हा|ही) )[^]*[\p{L}\p{M}]{2}(?:ते|तो)`,
  // Bengali: "ঘা দিই", "যাচ্ছি".
  String.raw`^(?!(?:সে|ও|তুমি|তুই|এটা|ওটা) )[^]*[\u0980-\u09FF]{2}(?:ই|ি)`,
  // Tamil: "மிதிக்கிறேன்", "midhikkaren".
  String.raw`[\p{L}\p{M}]{2}ேன்|[a-z]{3}r[ae]n`,
];
const ownDeed = new RegExp(String.raw`(?:${endings.join("|")})[\s.!।۔]*$`, "u");
/** An act after a question to oneself: "What is in it, I go and see". */
const ownDeedBehind =
  /[,;:] (?:and |so |then )?i (?:go|walk|look|take|get|ask|open|try|put|see)\b/u;

/** "होंठ भींचकर उसे देखती हूँ": an act of the player's, not speech. */
export function isOwnDeed(said: string): boolean {
  const bare = plain(said).trim();
  return !/["“«]/u.test(bare) && (ownDeed.test(bare) || ownDeedBehind.test(bare));
}
