import { testWholeSessions } from "../testing/sessions/whole-sessions.ts";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";

testWholeSessions({ stories: catalogueStories(), count: 200, again: [3, 40, 77, 118, 161] });
