import type { Reading } from "../language.ts";

export const reading: Reading = {
  // What people are: with an article or an owner before it, each is somebody.
  roles: [
    "man woman boy girl child kid baby stranger figure lady",
    "gentleman bloke guy teenager youth elder",
    "mother father mum mom mama dad papa sister brother son daughter",
    "wife husband aunt auntie uncle cousin niece nephew",
    "grandmother grandfather grandma grandpa granny gran twin widow",
    "widower bride groom orphan parent neighbour neighbor",
    "friend lover girlfriend boyfriend guest visitor passenger",
    "traveller traveler customer tenant landlord landlady",
    "captain sailor mate bosun skipper fisherman ferryman boatman",
    "pilot driver conductor engineer mechanic porter guard",
    "soldier sergeant officer general colonel major lieutenant",
    "policeman policewoman inspector detective constable sheriff",
    "king queen prince princess knight duke emperor minister",
    "wizard witch sorcerer hermit monk nun priest bishop",
    "teacher professor headmaster headmistress principal pupil",
    "student librarian caretaker janitor coach tutor",
    "doctor nurse surgeon patient midwife healer apothecary chemist scientist botanist astronomer",
    "cook chef baker butcher miller farmer shepherd gardener hunter",
    "woodcutter blacksmith smith carpenter mason tailor",
    "weaver potter cobbler shoemaker clockmaker watchmaker jeweller",
    "merchant trader shopkeeper barber innkeeper barman",
    "barmaid bartender waiter waitress maid servant butler",
    "housekeeper clerk secretary receptionist manager boss director",
    "lawyer judge banker thief robber pirate smuggler spy",
    "assassin killer prisoner gambler beggar crook",
    "musician singer dancer actor actress painter poet writer editor",
    "journalist photographer drummer fiddler piper clown",
    "giant ogre troll fairy dwarf elf ghost ghoul vampire goblin",
    "dragon mermaid angel devil demon robot android",
    "dog cat horse crow fox wolf parrot owl goat donkey cow",
  ],
  // Before somebody or something, and no part of the name.
  articles: ["the a an this that my your his her its our their one another some no every each"],
  // Before somebody or something that was told of already.
  definite: "the",
  // Those that stay before somebody: "her mother" is called so from then on.
  owners: ["my your his her our its"],
  // Those that become the definite one: "a boy" is "the boy" from then on.
  madeDefinite: ["the a an this that another one some no every each their"],
  // A sentence that begins so goes on about whoever the one before was about.
  pronouns: ["he she they his her their"],
  // Those that say nothing without the sentence before; all of them where this list is missing.
  leaning: ["he she they it"],
  // A sentence that begins so follows from the one before.
  joins: [
    "then and but so now or nor yet still instead also too however therefore",
    "again afterwards meanwhile only even just because that which",
  ],
  // A sentence that begins so goes on about the thing that the one before was about.
  thingPronouns: ["it its they their inside under beneath behind above"],
  // Things that the sentence before named, where something is done to them.
  objects: ["it them"],
  // The player's character: a sentence that begins so tells what the player did.
  player: ["you your i my we our i'm i've i'd you're you've you'd"],
  // What people do who speak or act: a name beside one of these is a person.
  personVerbs: [
    "say says said ask asks asked answer answers answered reply replies",
    "replied whisper whispers whispered shout shouts shouted",
    "call calls called tell tells told mutter mutters muttered murmur",
    "murmurs murmured cry cries cried sigh sighs sighed",
    "smile smiles smiled laugh laughs laughed nod nods nodded frown",
    "frowns frowned shrug shrugs shrugged grin grins grinned",
    "look looks looked stare stares stared watch watches watched",
    "glance glances glanced sit sits sat stand stands stood",
    "walk walks walked come comes came go goes went run runs ran",
    "wait waits waited turn turns turned lean leans leaned",
    "hold holds held take takes took put puts give gives gave pull",
    "pulls pulled push pushes pushed reach reaches reached",
    "shake shakes shook point points pointed wear wears wore know",
    "knows knew think thinks thought want wants wanted",
    "sleep sleeps slept hum hums hummed sing sings sang work",
    "works worked keep keeps kept has had is was does did",
    "stops stopped starts started begins began opens opened",
    "closes closed lifts lifted drops dropped kneels knelt",
  ],
  // What only people do: whatever stands beside one of these speaks, be it a heron.
  speechVerbs: [
    "says said asks asked answers answered replies replied whispers whispered shouts",
    "shouted mutters muttered murmurs murmured sighs sighed cries cried",
  ],
  // So many are this that a word of like meaning names none of them.
  anybody: ["man woman boy girl child lady gentleman stranger figure guest friend"],
  // They begin sentences with a capital, or stand where a doer might, and are nobody's name.
  noNames: [
    "i he she it we you they there here then when where what who whom",
    "whose which why how but and or nor if so yes no not now",
    "after before while once outside inside behind below above beyond",
    "nothing something somebody someone nobody everyone",
    "everything all both each every neither either more most many much",
    "some any other another only even still just also too",
    "for from with without as at by in into of off on onto out over to",
    "up down upon under through because until since though",
    "although perhaps maybe please well oh ah okay ok hello hi good dear god hm hmm mm yeah nope",
    "hush wait listen come go look sorry thanks thank does do did is are was were has have had",
    "can could will would shall should might must let don't lord sir madam miss",
    "monday tuesday wednesday thursday friday saturday sunday january",
    "february march april may june july august september",
    "october november december christmas english french indian",
    "same sign note letter badge chest label poster tag",
    "notice paper newspaper book clock map screen",
  ],
  // Before the names of places.
  placeMarks: [
    "in at from to of near toward towards through into across",
    "beyond outside inside around for by like as than",
  ],
  // They tell how something is, and not what happened to it.
  states: [
    "is are was were has have had isn't aren't wasn't weren't stands stood hangs hung lies lay",
    "sits sat smells smelled smelt looks looked wears wore seems seemed feels felt shines shone",
    "tastes sounds glows leans covers covered reads he's she's it's there's that's they're",
  ],
  // Nothing in a scene is found by these alone.
  vague: [
    "thing things something anything way time moment place",
    "here there now then today bit lot back side end",
  ],
};
