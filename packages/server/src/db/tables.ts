import type { AccountTables } from "./tables/accounts.ts";
import type { EngagementTables } from "./tables/engagement.ts";
import type { GameTables } from "./tables/game.ts";
import type { ModelTables } from "./tables/models.ts";
import type { ReviewTables } from "./tables/review.ts";
import type { StoryTables } from "./tables/stories.ts";
import type { SystemTables } from "./tables/system.ts";
import type { WalletTables } from "./tables/wallet.ts";

/** The schema after all migrations. A part of the server adds the tables of its own. */
export interface Tables
  extends
    AccountTables,
    StoryTables,
    ReviewTables,
    EngagementTables,
    GameTables,
    ModelTables,
    WalletTables,
    SystemTables {}
