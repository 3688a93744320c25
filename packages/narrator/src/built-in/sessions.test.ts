import { playerNames } from "../testing/sessions/players.ts";
import { testWholeSessions } from "../testing/sessions/whole-sessions.ts";
import { sampleStories } from "../testing/stories/catalogue-stories.ts";

const stories = sampleStories();

testWholeSessions({ stories, count: stories.length * playerNames.length, again: [3, 8] });
