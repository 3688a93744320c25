import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { renderToStaticMarkup } from "react-dom/server";
import { Shelf } from "./Shelf.js";
import { stories } from "./stories.js";

const stylesheets = ["katha.css", "fonts.css"].map((name) =>
  import.meta.resolve(`@katha/ui/${name}`),
);

const page = renderToStaticMarkup(
  <html lang="en" data-theme="light">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Bookshelf</title>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{`main { padding: 24px } .shelf { display: grid; grid-template-columns: repeat(auto-fill, 280px); gap: 16px }`}</style>
    </head>
    <body>
      <Shelf title="Tonight" language="en" stories={stories} />
    </body>
  </html>,
);

const file = new URL("../shelf.html", import.meta.url);
writeFileSync(file, `<!doctype html>${page}`);
process.stdout.write(`Open ${fileURLToPath(file)}\n`);
