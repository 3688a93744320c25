/** The product's constants that both sides of the wire must agree on. */
export const apiBase = "/api/v1";

export const storiesPerPage = 20;
export const lastPage = 1_000_000;
export const rowLimit = { default: 4, max: 24 } as const;
/** For the lists of liked and bookmarked stories. */
export const markedPageSize = { default: 20, max: 100 } as const;
export const searchLimit = { default: 10, max: 10 } as const;
export const searchTextMax = 200;
export const searchDebounceMs = 300;
/** As many as a filter of stories takes. */
export const likedCategoriesMax = 10;

/** An access token counts as expired this long before it is. */
export const tokenExpiryMarginSeconds = 30;
export const accessTokenMinutes = 15;

export const usernameLength = { min: 3, max: 30 } as const;
export const waitlistNameMax = 100;
export const displayNameLength = { max: 50 } as const;
export const loginIdentifierLength = { min: 3, max: 50 } as const;
/** A password of `passphrase` characters or more need not mix kinds of characters. */
export const passwordLength = { min: 8, max: 200, passphrase: 20 } as const;
export const secondFactorNameLength = { max: 50 } as const;
export const secondFactorsMax = 10;
export const emailLength = { max: 254 } as const;
/** For what administrators tell a user about a suspension or about coins. */
export const reasonMax = 500;
/** What a provider of OpenID Connect sends back. */
export const openIdAnswerMax = 8_000;
/** Tokens for other software. */
export const personalTokensMax = 10;
export const personalTokenDays = { max: 365, default: 90 } as const;
export const personalTokenNameMax = 60;
export const invitationUsesMax = 1_000;
export const invitationDaysMax = 365;
export const invitationNoteMax = 100;
/** What administrators set for the site. */
export const siteTextLength = {
  address: 500,
  domain: 253,
  label: 40,
  mailServer: 1_000,
  sender: 200,
} as const;
export const siteDomainsMax = 50;
export const socialLinksMax = 12;
export const quotaMegabytesMax = 9_999_999;

export const storyTextLength = {
  title: 160,
  tagline: 300,
  story_description: 20_000,
  story_prompt: 20_000,
  story_system_prompt: 20_000,
  image_alt: 500,
  url: 2_000,
} as const;
export const storyTagsMax = 20;
export const structureLimits = { nodes: 5_000, nodeText: 20_000, choices: 20, name: 120 } as const;
/** A scene and a choice as they are told, with all that is filled in. */
export const toldLimits = { text: 40_000, choice: 2_000 } as const;
export const bibleLimits = { entries: 300, names: 40, note: 4_000 } as const;
export const correctionLength = { passage: 4_000, proposed: 4_000, note: 2_000 } as const;
export const countMax = 1_000_000;

export const storyDefaults = {
  initial_xp: 100,
  actions_count: 0,
  story_cards_count: 0,
  total_scenes: 0,
  branching_points: 0,
  possible_endings: 1,
  estimated_play_time: 30,
  content_rating: "family",
  language: "en",
  difficulty_level: "medium",
} as const;
/** The starting XP when the form's field is blank or cannot be read. */
export const initialXpWhenBlank = 10;

export const gameConfigDefaults = {
  xp_gain_multiplier: 1,
  health_max: 100,
  inventory_slots: 8,
  skill_check_difficulty: "medium",
} as const;

/** XP costs where the story's game_config sets none. */
export const commandXpCosts = {
  continue: 0,
  immerse: 1,
  show: 0,
  undo: 0,
  custom_action: 1,
} as const;
export const nodeXp = 5;
export const endingXp = 50;

/** Of what happened to a story in the last days no more is counted. */
export const mostCountedLately = 1_000;
