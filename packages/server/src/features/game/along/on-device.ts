/** All of the server that a device has: the same telling, without the database. It imports no more than browsers have. */
export { playableFrom, type PlayableStory } from "../engine/playable-story.ts";
export { alongResponse } from "./response.ts";
export {
  asRead,
  tellAlong,
  type AlongAsked,
  type AlongOutcome,
  type AlongPlay,
  type AlongRefusal,
  type AlongTold,
} from "./telling.ts";
