/**
 * Who may import whom. Whatever is not in these tables is not allowed. `borders.test.ts` violates every rule and expects
 * an error.
 */

/** Between packages: the public names that each may import, and those of which it may import only types. */
export const packageBorders = [
  {
    place: "packages/ui",
    may: [],
    types: ["@katha/storygraph", "@katha/api/shapes"],
    instead: {
      "@katha/api": "take what it answers as a prop; its types are in @katha/api/shapes",
      "@katha/storygraph": "take what was computed as a prop; packages/app calls @katha/storygraph",
      "@katha/app": "take it as a prop or a callback that packages/app passes in",
      "@katha/server": "take the value as a prop: packages/app has it from @katha/api",
    },
  },
  {
    place: "packages/api",
    may: [],
    instead: {
      "@katha/ui": "answer with the contract's shapes; a page of packages/app makes props of them",
      "@katha/storygraph": "answer with the stored structure; its reader calls @katha/storygraph",
      "@katha/app": "take it as an argument that packages/app passes in",
      "@katha/server": "describe what you need in packages/api/src/contract; the server follows it",
    },
  },
  { place: "packages/storygraph", may: [], instead: { "*": "take what you need as an argument" } },
  {
    place: "packages/exchange",
    may: ["@katha/storygraph"],
    instead: { "*": "answer with a structure and what was lost; its reader puts both into words" },
  },
  {
    place: "packages/painter",
    may: [],
    instead: { "*": "describe it in a Scene, which the caller makes" },
  },
  {
    place: "packages/narrator",
    may: ["@katha/storygraph"],
    // Tests understand typed lines in the catalogue's stories.
    types: ["@katha/api/contract", "@katha/catalogue"],
    instead: {
      "@katha/api": "import types of @katha/api/contract, and take values as arguments",
      "@katha/catalogue": "take the story as an argument: only tests know the catalogue's",
      "@katha/painter": "tell what is seen as SceneFacts; packages/server asks the painter",
      "@katha/server": "take it as an argument that packages/server passes in",
    },
  },
  {
    place: "packages/play",
    may: [
      "@katha/api/contract",
      "@katha/narrator",
      "@katha/storygraph",
      // What a book is made of, which its page shows, too.
      "@katha/ui/markdown",
    ],
    // Tests make books of sessions as the client's tests make them.
    types: ["@katha/api/testing"],
    instead: {
      "@katha/api": "import @katha/api/contract: the client has no place here",
      "@katha/ui": "answer with the contract's shapes; a page of packages/app makes props of them",
      "@katha/server": "take it as an argument: rows and requests are packages/server's",
      "@katha/app": "take it as an argument that packages/app passes in",
    },
  },
  {
    place: "packages/catalogue",
    may: ["@katha/api/contract", "@katha/storygraph", "@katha/narrator", "@katha/painter"],
    types: ["@katha/ui/markdown", "@katha/exchange"],
    instead: {
      "@katha/api": "import @katha/api/contract: the client has no place here",
      "@katha/ui":
        "tests may import @katha/ui/markdown: a story is text, and screens are the app's",
      "@katha/server": "what loads stories into the database is the server's",
    },
  },
  {
    place: "packages/authoring",
    may: ["@katha/api", "@katha/exchange", "@katha/storygraph"],
    instead: {
      "@katha/ui": "answer with data; packages/app makes props of it",
      "@katha/app": "take it as an argument that packages/app passes in",
      "@katha/server": "call it through @katha/api; its shapes are in @katha/api/contract",
    },
  },
  {
    place: "packages/app",
    may: [
      "@katha/ui",
      "@katha/fonts",
      "@katha/api",
      "@katha/authoring",
      "@katha/storygraph",
      // What a page needs of it; all of it runs in a worker: see decision 0135.
      "@katha/play/device",
      "@katha/play/book",
    ],
    types: ["@katha/api/contract", "@katha/exchange"],
    instead: {
      "@katha/api":
        "import types of @katha/api/contract, and values from @katha/api: the contract brings zod",
      "@katha/exchange": "packages/authoring reads and writes other formats, in a worker",
      "@katha/narrator": "packages/play tells on a device",
      "@katha/play": "import @katha/play/device or @katha/play/book: the rest brings the narrator",
      "@katha/server": "call it through @katha/api",
    },
  },
  {
    place: "packages/server",
    may: [
      "@katha/api/contract",
      "@katha/catalogue",
      "@katha/exchange",
      "@katha/storygraph",
      "@katha/narrator",
      "@katha/painter",
      "@katha/play",
      "@katha/ui/markdown",
    ],
    instead: {
      "@katha/api": "import @katha/api/contract: the client has no place on the server",
      "@katha/ui": "answer with the contract's shapes; the screens are the app's business",
      "@katha/app": "serve its built files; the server knows nothing of what is in them",
    },
  },
  {
    place: ".storybook",
    may: ["@katha/ui"],
    // The search finds a page by its address.
    files: ["packages/app/src/routes/route-table.ts"],
    instead: { "*": "a story gets its values as props" },
  },
  { place: "e2e", may: ["@katha/"], instead: {} },
  { place: "bench", may: ["@katha/"], instead: {} },
  {
    place: "scripts",
    // Runs from source, without a build.
    may: ["@katha/painter"],
    files: [
      "packages/server/src/supervision/supervise.ts",
      "packages/server/src/testing/database/test-cluster.ts",
    ],
    instead: { "*": "scripts run before anything is built: start a program instead" },
  },
];

/**
 * Inside a package: each folder of src (a layer) and the layers it may import. The files directly in src connect the layers
 * and may import all of them; layers may not import these files. Folders named testing or fixtures are only for tests and
 * stories, which may import both them and these files; a package's tools, beside its src, are for nobody there. Folders of
 * `families` may not import each other; its text says what to do instead.
 */
export const layerBorders = [
  {
    src: "packages/api/src",
    layers: { contract: [] },
    openFolders: true,
    instead: "the contract imports zod alone, so that the server and every client can have it",
    families: {},
  },
  {
    src: "packages/ui/src",
    layers: {
      screens: ["parts", "primitives", "tokens", "messages", "markdown"],
      author: ["parts"],
      admin: ["parts"],
      parts: ["primitives", "tokens", "messages", "markdown"],
      primitives: ["tokens", "messages", "markdown", "bundled"],
      markdown: ["tokens"],
      tokens: [],
      messages: ["bundled"],
      bundled: [],
    },
    instead:
      "ui goes screens -> parts -> primitives -> tokens and messages: move what both need down",
    families: {
      screens: "make a part of what both screens need, in packages/ui/src/parts",
      parts:
        "import only the file named like its folder (parts/story/StoryCard/StoryCard.tsx), or make a primitive of what both need",
    },
    publicFaces: { parts: /\/(\w+)\/\1\.tsx?$/ },
  },
  {
    src: "packages/catalogue/src",
    layers: { check: ["book", "files.ts"], book: [] },
    instead: "the catalogue goes check -> files.ts -> book: the reader knows nothing of the check",
    families: {},
  },
  {
    src: "packages/narrator/src",
    layers: {
      drafts: ["providers", "prompt", "fitness", "safety", "position", "bible", "port.ts"],
      providers: [
        "prompt",
        "fitness",
        "understanding",
        "safety",
        "position",
        "unwritten",
        "text",
        "lib",
        "port.ts",
      ],
      "built-in": [
        "authored",
        "style",
        "reading",
        "understanding",
        "languages",
        "position",
        "bible",
        "text",
        "lib",
        "port.ts",
      ],
      "typing-players": [
        "built-in",
        "reading",
        "style",
        "understanding",
        "languages",
        "position",
        "bible",
        "word-net",
        "text",
        "port.ts",
      ],
      prompt: [
        "memory",
        "authored",
        "fitness",
        "safety",
        "position",
        "unwritten",
        "bible",
        "text",
        "lib",
        "port.ts",
      ],
      memory: ["reading", "languages", "position", "bible", "text", "lib", "port.ts"],
      authored: ["understanding", "port.ts"],
      fitness: [
        "style",
        "languages",
        "safety",
        "position",
        "unwritten",
        "bible",
        "text",
        "lib",
        "port.ts",
      ],
      reading: [
        "style",
        "understanding",
        "languages",
        "position",
        "bible",
        "word-net",
        "text",
        "lib",
        "port.ts",
      ],
      style: ["understanding", "languages", "bible", "text", "lib", "port.ts"],
      understanding: [
        "languages",
        "safety",
        "position",
        "unwritten",
        "bible",
        "word-net",
        "text",
        "lib",
        "port.ts",
      ],
      languages: ["port.ts"],
      safety: ["bible", "port.ts"],
      position: ["unwritten", "port.ts"],
      unwritten: ["languages", "port.ts"],
      bible: ["text"],
      encoder: [],
      "word-net": ["lib"],
      text: ["lib"],
      lib: ["port.ts"],
    },
    instead:
      "packages/narrator/README.md has the order of its folders: move what both need down, or join them in teller.ts or index.ts",
    families: {},
  },
  {
    src: "packages/server/src",
    layers: {
      parts: ["http", "features", "jobs", "servers", "db", "lib"],
      http: ["features", "jobs", "servers", "supervision", "db", "lib"],
      features: ["jobs", "servers", "db", "lib"],
      jobs: ["db", "lib"],
      servers: ["db", "lib"],
      commands: ["features", "jobs", "startup", "settings", "db", "lib"],
      settings: ["features", "lib"],
      startup: ["jobs", "servers", "settings", "supervision", "db", "lib"],
      supervision: [],
      db: ["lib"],
      lib: [],
    },
    instead:
      "the server goes http -> features -> jobs, servers, db, lib: take it as an argument and wire it in services.ts",
    families: { features: "ask the other feature's service; its repo is its own" },
    privateFiles: { features: /\/repo\.ts$/ },
  },
];

/** External imports that are allowed only in some places. The first match decides. */
export const outsideBorders = [
  {
    names: /^react-router(-dom)?($|\/)/,
    only: /^packages\/app\/src\/routes\/router\.tsx?$/,
    instead: "import it from packages/app/src/routes/router.ts",
  },
  {
    names: /^@base-ui\//,
    only: /^packages\/ui\/src\/primitives\//,
    instead: "use a primitive of packages/ui/src/primitives, or make one",
  },
  {
    names: /^(redux|react-redux|@reduxjs\/toolkit)($|\/)/,
    not: /^packages\/ui\//,
    instead:
      "packages/ui knows no store: take the value as a prop and map it beside the page in packages/app/src/pages",
  },
  {
    in: /^packages\/api\/src\/contract\//,
    names: /^(?!zod($|\/))/,
    instead: "the contract imports zod alone, so that the server and every client can have it",
  },
  {
    in: /^packages\/storygraph\/src\//,
    names: /^/,
    instead: "storygraph imports nothing: take what you need as an argument",
  },
  {
    in: /^packages\/exchange\/src\//,
    names: /^(?!fflate$)/,
    instead: "the exchange imports storygraph and fflate alone: take what you need as an argument",
  },
];

/** Expressions that are allowed only in some places of the server. */
export const ambientBorders = [
  {
    what: ["process.env"],
    in: /^packages\/(server|narrator|painter)\/src\//,
    except: /^packages\/server\/src\/settings\/config\.ts$/,
    instead:
      "read it in packages/server/src/settings/config.ts and take the setting as an argument",
  },
  {
    what: ["Date.now", "new Date()", "performance.now"],
    in: /^packages\/server\/src\/features\//,
    instead: "take the clock of lib/clock.ts as an argument",
  },
  {
    what: ["crypto.randomUUID", "randomUUID"],
    in: /^packages\/server\/src\/features\//,
    instead: "take the ids of lib/ids.ts as an argument",
  },
  {
    what: ["Math.random"],
    in: /^packages\/(server\/src\/features|narrator\/src|painter\/src)\//,
    instead: "draw from a seed, so that it can be repeated: createRng of @katha/storygraph",
  },
];
