import type { Rng } from "@katha/storygraph";

function nested(depth: number): unknown {
  let value: unknown = "end";
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { in: value };
  return value;
}

const texts: readonly [string, ...string[]] = [
  "",
  " ",
  "null",
  "\u0000",
  "a\u0000b",
  "\u0007\u001b[31m",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u200d\ufeff",
  "नमस्ते 🐘 ﷺ",
  "' or 1=1 --",
  "'; drop table stories; --",
  "<script>alert(1)</script>",
  "{{7*7}} ${7*7} %s %n",
  "../../../../etc/passwd",
  "\\\\'\"`",
  "http://127.0.0.1/",
  "javascript:alert(1)",
  "https://user:word@example.org:99999/%zz",
  "/media/../../secret/960.webp",
  "x".repeat(300),
  "é".repeat(5_000),
  "9".repeat(400),
  "1e400",
  "-0",
  "NaN",
  "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
  "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e1",
  "00000000-0000-0000-0000-000000000000",
  "2026-13-45T99:99:99.000Z",
  "275760-09-13T00:00:00.001Z",
  "0001-01-01T00:00:00.000Z",
  '{"nodes":',
  '{"start_node":"a","nodes":{"a":{"text":"\\u0000"}}}',
];

const numbers: readonly [number, ...number[]] = [
  0,
  -0,
  -1,
  0.5,
  1e-320,
  2 ** 31,
  2 ** 31 - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e308,
  1_000_001,
];

/** Strings with a special meaning somewhere. */
export function hostileText(rng: Rng): string {
  return rng.pick(texts);
}

/** Any JSON value that no form expects. */
export function hostileValue(rng: Rng): unknown {
  const kinds: readonly [() => unknown, ...(() => unknown)[]] = [
    () => null,
    () => rng.pick([true, false]),
    () => rng.pick(numbers),
    () => hostileText(rng),
    () => hostileText(rng),
    () => [],
    () => ({}),
    () => [null, [hostileText(rng)], {}],
    () => ({
      [hostileText(rng)]: rng.pick(numbers),
      length: -1,
      toString: null,
      hasOwnProperty: 1,
    }),
    () => ({ constructor: { prototype: { role: "admin" } } }),
    () => nested(rng.pick([3, 40, 400])),
    () => Array.from({ length: 2_000 }, (_, index) => index),
    () => Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
  ];
  return rng.pick(kinds)();
}

/** Bodies that are not JSON, or are hostile JSON. */
export function hostileBody(rng: Rng): string | Buffer {
  return rng.pick<string | Buffer>([
    "",
    " ",
    "{",
    "}",
    '{"a":1',
    '{"a":1}{"b":2}',
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    "[".repeat(20_000),
    '{"a":'.repeat(5_000),
    '{"a":1e999999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
    "\ufeff{}",
    "undefined",
    "NaN",
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
  ]);
}

/** Ids of any shape, for paths. */
export function hostileId(rng: Rng): string {
  return rng.pick([
    "1",
    "null",
    "undefined",
    "-",
    "%00",
    "%ED%A0%80",
    "%F0%9F%90%98",
    "..%2f..%2fetc",
    "%2e%2e",
    "'--",
    "x".repeat(199),
    "x".repeat(500),
    "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
    "0197F3A2-6C1E-7B3D-9A52-3F6F1D0C8E11",
    "{0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11}",
    "0197f3a2%2D6c1e%2D7b3d%2D9a52%2D3f6f1d0c8e11",
    "00000000-0000-0000-0000-000000000000",
    "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "search",
    "my",
    "%E0%A4%A8",
    "a;b",
    "a,b",
    "%",
    "%zz",
  ]);
}

export function hostileHeaders(rng: Rng): Record<string, string> {
  return rng.pick<Record<string, string>>([
    { "idempotency-key": "x".repeat(300) },
    { "idempotency-key": "" },
    { "idempotency-key": "blank inside" },
    { "idempotency-key": "one-of-many" },
    { "if-match": '"99999999999999999999"' },
    { "if-match": "*" },
    { "if-match": 'W/"x", "1"' },
    { "if-none-match": "*" },
    { "x-time-zone": "../../etc/localtime" },
    { "x-time-zone": "Etc/GMT+99" },
    { "accept-language": "hi;q=x,,;" },
    { accept: "text/event-stream" },
    { accept: "nonsense" },
    { "accept-encoding": "br;q=0, *;q=x" },
    { "last-event-id": "-1" },
    { "x-forwarded-for": "not an address" },
    { authorization: "Bearer" },
    { authorization: "Bearer x.y.z" },
    { authorization: "Basic YTpi" },
    { authorization: `Bearer ${"a".repeat(4_000)}` },
    { range: "bytes=9-1" },
    { expect: "nothing" },
  ]);
}
