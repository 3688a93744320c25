export type { Category, Tag } from "./shapes/made/taxonomy.ts";
export type {
  Story,
  StoryAuthor,
  StoryDetail,
  StoryList,
  StoryStats,
} from "./shapes/made/story/story.ts";
export type { User } from "./shapes/made/account/users.ts";
export {
  apiBase,
  commandXpCosts,
  endingXp,
  gameConfigDefaults,
  nodeXp,
  searchDebounceMs,
  searchTextMax,
  storyDefaults,
} from "./contract/limits.ts";
export {
  fallbackModels,
  imageModelPrefixes,
  ownKeyModel,
  ownPartLimits,
  playerTextMax,
  type OwnKeyOutcome,
} from "./contract/game/play-limits.ts";
export { mediaBackdrop, mediaSources } from "./contract/media.ts";
export { noSiteLinks, siteLinksId, type SiteLinks } from "./contract/site-links.ts";
export type { StoryStatus } from "./contract/values.ts";
export type { Answer, Body, Query } from "./http/answers.ts";
export { api } from "./http/api.ts";
export { createApiClient, type ApiClient } from "./http/api-client.ts";
export { type ApiError, hasStatus, httpError, silentError, toApiError } from "./http/api-error.ts";
export { fieldErrors } from "./http/field-errors.ts";
export { toWire } from "./http/to-wire.ts";
export { shapeName, wireName } from "./read/names.ts";
export { secondFactorNeeded, type StoreExtra } from "./http/base-query.ts";
export { freshToken } from "./http/send-signed-in.ts";
export { watchedFetch } from "./http/watched-fetch.ts";
export { browserStorage } from "./sign-in/browser-storage.ts";
export {
  createSignInStore,
  type SignInStore,
  type StorageLike,
  type Tokens,
} from "./sign-in/sign-in-store.ts";
export {
  clearSignIn,
  markAdmin,
  markVerified,
  rememberPath,
  signInByToken,
  takeRememberedPath,
  updateUser,
} from "./sign-in/sign-in-thunks.ts";
export { joinTabs, onOtherViewer, viewerIdOf } from "./sign-in/viewer-changes.ts";
export { claimsOf } from "./http/token-expiry.ts";
export {
  selectViewer,
  viewerChanged,
  viewerOf,
  viewerSlice,
  type Viewer,
} from "./sign-in/viewer-slice.ts";
export { storiesApi } from "./stories/stories.ts";
export { taxonomyApi } from "./taxonomy/taxonomy.ts";
