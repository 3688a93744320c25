import type { MessageTable } from "../types.ts";

/** Tasks and ranks, by the codes that the server answers with. */
export const taskMessages = {
  "daily_pages.title": /*i18n*/ { id: "tasks.daily_pages.title", message: "Five more pages" },
  "daily_pages.asks": /*i18n*/ {
    id: "tasks.daily_pages.asks",
    message:
      "{count, plural, one {Take {amount} turn, in any story.} other {Take {amount} turns, in any story.}}",
  },
  "daily_door.title": /*i18n*/ { id: "tasks.daily_door.title", message: "A door ajar" },
  "daily_door.asks": /*i18n*/ { id: "tasks.daily_door.asks", message: "Begin a story." },
  "daily_ending.title": /*i18n*/ { id: "tasks.daily_ending.title", message: "One more ending" },
  "daily_ending.asks": /*i18n*/ {
    id: "tasks.daily_ending.asks",
    message: "Find an ending that you had not seen.",
  },
  "daily_words.title": /*i18n*/ { id: "tasks.daily_words.title", message: "In your own words" },
  "daily_words.asks": /*i18n*/ {
    id: "tasks.daily_words.asks",
    message:
      "{count, plural, one {Act {amount} time in words of your own.} other {Act {amount} times in words of your own.}}",
  },
  "daily_linger.title": /*i18n*/ { id: "tasks.daily_linger.title", message: "Linger a while" },
  "daily_linger.asks": /*i18n*/ {
    id: "tasks.daily_linger.asks",
    message: "Immerse yourself in one scene.",
  },
  "daily_paint.title": /*i18n*/ { id: "tasks.daily_paint.title", message: "Wet paint" },
  "daily_paint.asks": /*i18n*/ { id: "tasks.daily_paint.asks", message: "Have one scene painted." },
  "daily_flower.title": /*i18n*/ {
    id: "tasks.daily_flower.title",
    message: "A flower for the teller",
  },
  "daily_flower.asks": /*i18n*/ {
    id: "tasks.daily_flower.asks",
    message: "Like a story you had not liked.",
  },
  "daily_corner.title": /*i18n*/ { id: "tasks.daily_corner.title", message: "Fold the corner" },
  "daily_corner.asks": /*i18n*/ {
    id: "tasks.daily_corner.asks",
    message: "Bookmark a story for another evening.",
  },
  "daily_veranda.title": /*i18n*/ { id: "tasks.daily_veranda.title", message: "Along the veranda" },
  "daily_veranda.asks": /*i18n*/ {
    id: "tasks.daily_veranda.asks",
    message: "Share a story with somebody.",
  },
  "name_in_register.title": /*i18n*/ {
    id: "tasks.name_in_register.title",
    message: "Your name in the register",
  },
  "name_in_register.asks": /*i18n*/ {
    id: "tasks.name_in_register.asks",
    message: "Join the court.",
  },
  "seal_on_letter.title": /*i18n*/ {
    id: "tasks.seal_on_letter.title",
    message: "A seal on the letter",
  },
  "seal_on_letter.asks": /*i18n*/ {
    id: "tasks.seal_on_letter.asks",
    message: "Confirm your email.",
  },
  "first_step.title": /*i18n*/ { id: "tasks.first_step.title", message: "The first step" },
  "first_step.asks": /*i18n*/ { id: "tasks.first_step.asks", message: "Begin your first story." },
  "first_ending.title": /*i18n*/ { id: "tasks.first_ending.title", message: "And so it was" },
  "first_ending.asks": /*i18n*/ {
    id: "tasks.first_ending.asks",
    message: "Finish your first story.",
  },
  "garland.title": /*i18n*/ { id: "tasks.garland.title", message: "A garland" },
  "garland.asks": /*i18n*/ {
    id: "tasks.garland.asks",
    message: "{count, plural, one {Like {amount} story.} other {Like {amount} stories.}}",
  },
  "small_shelf.title": /*i18n*/ { id: "tasks.small_shelf.title", message: "A small shelf" },
  "small_shelf.asks": /*i18n*/ {
    id: "tasks.small_shelf.asks",
    message: "{count, plural, one {Bookmark {amount} story.} other {Bookmark {amount} stories.}}",
  },
  "word_of_mouth.title": /*i18n*/ { id: "tasks.word_of_mouth.title", message: "Word of mouth" },
  "word_of_mouth.asks": /*i18n*/ {
    id: "tasks.word_of_mouth.asks",
    message: "{count, plural, one {Share {amount} story.} other {Share {amount} stories.}}",
  },
  "fair_judge.title": /*i18n*/ { id: "tasks.fair_judge.title", message: "A fair judge" },
  "fair_judge.asks": /*i18n*/ {
    id: "tasks.fair_judge.asks",
    message:
      "{count, plural, one {Rate {amount} story that you finished.} other {Rate {amount} stories that you finished.}}",
  },
  "hundred_turns.title": /*i18n*/ { id: "tasks.hundred_turns.title", message: "A hundred turns" },
  "hundred_turns.asks": /*i18n*/ {
    id: "tasks.hundred_turns.asks",
    message: "{count, plural, one {Take {amount} turn.} other {Take {amount} turns.}}",
  },
  "five_roads.title": /*i18n*/ { id: "tasks.five_roads.title", message: "Five roads" },
  "five_roads.asks": /*i18n*/ {
    id: "tasks.five_roads.asks",
    message:
      "{count, plural, one {Begin {amount} story.} other {Begin {amount} different stories.}}",
  },
  "other_road.title": /*i18n*/ { id: "tasks.other_road.title", message: "The other road" },
  "other_road.asks": /*i18n*/ {
    id: "tasks.other_road.asks",
    message:
      "{count, plural, one {Find {amount} ending of one story.} other {Find {amount} endings of one story.}}",
  },
  "second_tongue.title": /*i18n*/ { id: "tasks.second_tongue.title", message: "A second tongue" },
  "second_tongue.asks": /*i18n*/ {
    id: "tasks.second_tongue.asks",
    message:
      "{count, plural, one {Finish stories in {amount} language.} other {Finish stories in {amount} languages.}}",
  },
  "first_leaf.title": /*i18n*/ { id: "tasks.first_leaf.title", message: "The first leaf" },
  "first_leaf.asks": /*i18n*/ {
    id: "tasks.first_leaf.asks",
    message: "Publish a story of your own.",
  },
  "ink_on_palm_leaf.title": /*i18n*/ {
    id: "tasks.ink_on_palm_leaf.title",
    message: "Ink on palm leaf",
  },
  "ink_on_palm_leaf.asks": /*i18n*/ {
    id: "tasks.ink_on_palm_leaf.asks",
    message: "Three other people finish a story of yours.",
  },
  "five_tellings.title": /*i18n*/ { id: "tasks.five_tellings.title", message: "Five tellings" },
  "five_tellings.asks": /*i18n*/ {
    id: "tasks.five_tellings.asks",
    message:
      "{count, plural, one {Finish {amount} story.} other {Finish {amount} different stories.}}",
  },
  "seven_evenings.title": /*i18n*/ { id: "tasks.seven_evenings.title", message: "Seven evenings" },
  "seven_evenings.asks": /*i18n*/ {
    id: "tasks.seven_evenings.asks",
    message:
      "{count, plural, one {Play on {amount} day.} other {Play on {amount} different days.}}",
  },
  "monsoon_long.title": /*i18n*/ { id: "tasks.monsoon_long.title", message: "A monsoon long" },
  "monsoon_long.asks": /*i18n*/ {
    id: "tasks.monsoon_long.asks",
    message:
      "{count, plural, one {Play on {amount} day.} other {Play on {amount} different days.}}",
  },
  "many_ways_home.title": /*i18n*/ { id: "tasks.many_ways_home.title", message: "Many ways home" },
  "many_ways_home.asks": /*i18n*/ {
    id: "tasks.many_ways_home.asks",
    message: "{count, plural, one {Find {amount} ending.} other {Find {amount} endings.}}",
  },
  "every_lane.title": /*i18n*/ { id: "tasks.every_lane.title", message: "Every lane of the city" },
  "every_lane.asks": /*i18n*/ {
    id: "tasks.every_lane.asks",
    message: "{count, plural, one {Reach {amount} scene.} other {Reach {amount} scenes.}}",
  },
  "silver_tongue.title": /*i18n*/ { id: "tasks.silver_tongue.title", message: "Silver tongue" },
  "silver_tongue.asks": /*i18n*/ {
    id: "tasks.silver_tongue.asks",
    message:
      "{count, plural, one {Act {amount} time in your own words.} other {Act {amount} times in your own words.}}",
  },
  "still_water.title": /*i18n*/ { id: "tasks.still_water.title", message: "Still water" },
  "still_water.asks": /*i18n*/ {
    id: "tasks.still_water.asks",
    message:
      "{count, plural, one {Immerse yourself in {amount} scene.} other {Immerse yourself in {amount} scenes.}}",
  },
  "painted_hall.title": /*i18n*/ { id: "tasks.painted_hall.title", message: "The painted hall" },
  "painted_hall.asks": /*i18n*/ {
    id: "tasks.painted_hall.asks",
    message:
      "{count, plural, one {Have {amount} scene painted.} other {Have {amount} scenes painted.}}",
  },
  "garden_of_marigolds.title": /*i18n*/ {
    id: "tasks.garden_of_marigolds.title",
    message: "A garden of marigolds",
  },
  "garden_of_marigolds.asks": /*i18n*/ {
    id: "tasks.garden_of_marigolds.asks",
    message: "{count, plural, one {Like {amount} story.} other {Like {amount} stories.}}",
  },
  "kings_library.title": /*i18n*/ {
    id: "tasks.kings_library.title",
    message: "The king's library",
  },
  "kings_library.asks": /*i18n*/ {
    id: "tasks.kings_library.asks",
    message: "{count, plural, one {Bookmark {amount} story.} other {Bookmark {amount} stories.}}",
  },
  "storytellers_due.title": /*i18n*/ {
    id: "tasks.storytellers_due.title",
    message: "The teller's due",
  },
  "storytellers_due.asks": /*i18n*/ {
    id: "tasks.storytellers_due.asks",
    message:
      "{count, plural, one {Rate {amount} finished story.} other {Rate {amount} finished stories.}}",
  },
  "many_tongues.title": /*i18n*/ {
    id: "tasks.many_tongues.title",
    message: "A court of many tongues",
  },
  "many_tongues.asks": /*i18n*/ {
    id: "tasks.many_tongues.asks",
    message:
      "{count, plural, one {Finish stories in {amount} language.} other {Finish stories in {amount} languages.}}",
  },
  "three_books.title": /*i18n*/ { id: "tasks.three_books.title", message: "Three books" },
  "three_books.asks": /*i18n*/ {
    id: "tasks.three_books.asks",
    message:
      "{count, plural, one {Three other people finish {amount} story of yours.} other {Three other people finish each of {amount} stories of yours.}}",
  },
  "thousand_and_one.title": /*i18n*/ {
    id: "tasks.thousand_and_one.title",
    message: "A thousand turns and one",
  },
  "thousand_and_one.asks": /*i18n*/ {
    id: "tasks.thousand_and_one.asks",
    message: "{count, plural, one {Take {amount} turn.} other {Take {amount} turns.}}",
  },

  welcome: /*i18n*/ {
    id: "tasks.welcome",
    message:
      "{count, plural, one {{amount} coin to begin with} other {{amount} coins to begin with}}",
  },

  "rank.nagarik": /*i18n*/ { id: "tasks.rank.nagarik", message: "Nagarik" },
  "rank.dwarpal": /*i18n*/ { id: "tasks.rank.dwarpal", message: "Dwarpal" },
  "rank.lipikar": /*i18n*/ { id: "tasks.rank.lipikar", message: "Lipikar" },
  "rank.doot": /*i18n*/ { id: "tasks.rank.doot", message: "Doot" },
  "rank.kavi": /*i18n*/ { id: "tasks.rank.kavi", message: "Kavi" },
  "rank.nayak": /*i18n*/ { id: "tasks.rank.nayak", message: "Nayak" },
  "rank.amatya": /*i18n*/ { id: "tasks.rank.amatya", message: "Amatya" },
  "rank.senapati": /*i18n*/ { id: "tasks.rank.senapati", message: "Senapati" },
  "rank.mantri": /*i18n*/ { id: "tasks.rank.mantri", message: "Mantri" },
  "rank.rajguru": /*i18n*/ { id: "tasks.rank.rajguru", message: "Rajguru" },
  "rank.maharaja": /*i18n*/ { id: "tasks.rank.maharaja", message: "Maharaja" },
  "rank.samrat": /*i18n*/ { id: "tasks.rank.samrat", message: "Samrat" },
} as const satisfies MessageTable;
