import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { I18nProvider } from "@katha/ui";
import katha from "@katha/ui/katha.css?inline";
import page from "@katha/ui/page.css?inline";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { languageFor } from "./words.ts";
import { Story } from "./Story.tsx";

// In a shadow root, :host takes the place of :root.
const tokens = new CSSStyleSheet();
tokens.replaceSync((katha + page).replaceAll(":root", ":host"));

const themes = new Set(["dark", "light", "system"]);

/** `<katha-story src="story.json" theme="system" lang="hi"></katha-story>` */
class KathaStory extends HTMLElement {
  static readonly observedAttributes = ["src", "theme", "lang"];

  readonly #shadow = this.attachShadow({ mode: "open" });
  readonly #place = document.createElement("div");
  readonly #cache = createCache({ key: "katha", container: this.#shadow });
  #root: Root | null = null;

  constructor() {
    super();
    this.#shadow.adoptedStyleSheets = [tokens];
    this.#shadow.append(this.#place);
  }

  connectedCallback() {
    this.#root = createRoot(this.#place);
    this.#render();
  }

  disconnectedCallback() {
    this.#root?.unmount();
    this.#root = null;
  }

  attributeChangedCallback() {
    this.#render();
  }

  #render() {
    const theme = this.getAttribute("theme") ?? "";
    this.#place.dataset["theme"] = themes.has(theme) ? theme : "system";
    const i18n = languageFor(this.closest("[lang]")?.getAttribute("lang") ?? "en");
    const source = this.getAttribute("src");
    this.#root?.render(
      <CacheProvider value={this.#cache}>
        <I18nProvider i18n={i18n}>
          <Story
            address={source && new URL(source, document.baseURI).href}
            onStep={(step) => this.dispatchEvent(new CustomEvent("step", { detail: step }))}
          />
        </I18nProvider>
      </CacheProvider>,
    );
  }
}

customElements.define("katha-story", KathaStory);
