import { beforeAll, expect, test } from "vitest";
import { readSchema, type Schema } from "./schema.ts";
import { judge } from "./shards.ts";

let schema: Schema;
beforeAll(async () => {
  schema = await readSchema();
});

test.each([
  ["begin", "no table"],
  ["select pg_notify($1, $2)", "no table"],
  ["select * from stories s join story_tags t on t.story_id = s.id", "coordinator and copies"],
  ["update jobs set lease = $1 where id = $2", "coordinator and copies"],
  // The account is given, or follows from what is given.
  ["select * from wallets where user_id = $1", "one account"],
  ["select * from wallets where user_id = $1::uuid and balance > $2", "one account"],
  ["select * from wallets where $1 = user_id", "one account"],
  ["select * from wallets where user_id in ($1)", "one account"],
  ["select * from wallets where (user_id, held) = ($1, $2)", "one account"],
  ["insert into wallets (user_id, held) values ($1, $2), ($3, $4)", "one account"],
  [
    "select * from wallets w join wallet_entries e on e.user_id = w.user_id where w.user_id = $1",
    "one account",
  ],
  [
    "with mine as (select user_id from wallets where user_id = $1) select * from wallet_entries e join mine m on m.user_id = e.user_id",
    "one account",
  ],
  [
    "select * from (select * from wallet_entries) as e where e.user_id = $1 order by number",
    "one account",
  ],
  [
    "select w.*, (select count(*) from wallet_entries e where e.user_id = w.user_id) from wallets w where w.user_id = $1",
    "one account",
  ],
  [
    "insert into account_writes (user_id, reaches) select id, $1 from users where id = $2",
    "one account",
  ],
  ["select * from users u left join wallets w on w.user_id = u.id where u.id = $1", "one account"],
  [
    "select * from story_likes l join story_stats s on s.story_id = l.story_id where l.user_id = $1",
    "one account and the coordinator",
  ],
  // One row of one account, which the statement does not name.
  ["select * from turns where id = $1", "one row, not its account"],
  ["update game_sessions set head = $1 where id = $2", "one row, not its account"],
  [
    "select * from game_sessions g join turns t on t.session_id = g.id where g.user_id = $1 and g.id = $2",
    "one row, not its account",
  ],
  // Several, or nobody knows whose.
  ["select * from wallets", "all shards"],
  ["select * from wallets where user_id = $1 or balance > $2", "all shards"],
  ["select * from wallets where user_id in ($1, $2)", "all shards"],
  ["select * from wallets where user_id = any($1)", "all shards"],
  ["select * from wallets where user_id <> $1", "all shards"],
  ["select * from wallets where not (user_id = $1)", "all shards"],
  ["insert into wallets (held) values ($1)", "all shards"],
  ["delete from wallet_entries where created_at < $1", "all shards"],
  [
    "select * from wallets w where exists (select from wallet_entries e where e.user_id = $1 and e.user_id = w.user_id) or w.held > $2",
    "all shards",
  ],
  [
    "select * from wallets w join wallet_entries e on e.number = w.entries_count where w.user_id = $1",
    "all shards",
  ],
  [
    "select user_id from wallets where user_id = $1 union select user_id from wallet_entries",
    "all shards",
  ],
  [
    "update turns set lease = v.lease from (values ($1, $2), ($3, $4)) as v (id, lease) where turns.id = v.id",
    "all shards",
  ],
])("%s: %s", (text, reach) => {
  expect(judge(text, schema).reach).toBe(reach);
});

test("a table without a place is refused", () => {
  expect(() => judge("select * from unheard_of", schema)).toThrow("unheard_of has no place");
});
