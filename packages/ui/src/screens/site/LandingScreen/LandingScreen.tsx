import type { Story } from "@katha/api/shapes";
import { useImperativeHandle, useRef } from "react";
import type { ReactNode } from "react";
import { useBrand } from "../../../parts/shell/BrandProvider/BrandProvider.tsx";
import { FeatureGrid } from "../../../parts/landing/FeatureGrid/FeatureGrid.tsx";
import { Folio } from "../../../parts/landing/Folio/Folio.tsx";
import { HeroScene } from "../../../parts/landing/HeroScene/HeroScene.tsx";
import { HowCards } from "../../../parts/landing/HowCards/HowCards.tsx";
import {
  LandingHeader,
  type LandingHeaderProps,
} from "../../../parts/landing/LandingHeader/LandingHeader.tsx";
import { useAddresses } from "../../../parts/AddressesProvider/AddressesProvider.tsx";
import { SectionDots } from "../../../parts/landing/SectionDots/SectionDots.tsx";
import { usePaged } from "../../../parts/landing/usePaged.ts";
import { useShown } from "../../../parts/landing/useShown.ts";
import { useTurns } from "../../../parts/landing/useTurns.ts";
import { ButtonLink } from "../../../primitives/actions/Button/ButtonLink.tsx";
import { Link } from "../../../primitives/actions/Link/Link.tsx";
import { Picture } from "../../../primitives/content/Picture/Picture.tsx";
import type { PictureSource } from "../../../primitives/content/Picture/Picture.tsx";
import { copyrightYear } from "../../../tokens/constants.ts";
import { useFormats, useMessages } from "../../../messages/I18nProvider.tsx";
import type { ElementProps } from "../../../primitives/element.ts";
import { footerMessages } from "../../../messages/site/footer.ts";
import { landingMessages } from "../../../messages/site/landing.ts";
import * as styles from "./styles.ts";

export interface LandingScreenProps
  extends ElementProps<"div">, Pick<LandingHeaderProps, "onUnavailable"> {
  /** Links in the footer, such as terms and privacy. */
  links?: readonly { href: string; label: string }[];
  /** Stories that can be played, whose covers are shown; the first also opens the sample page. */
  stories?: readonly Pick<Story, "coverImageUrl" | "imageAlt">[];
  /** The switches of language and theme. */
  children?: ReactNode;
}

/** The landing page: five full-screen sections if they fit, otherwise a page that scrolls normally. */
export function LandingScreen(props: LandingScreenProps) {
  const { links, stories, children, onUnavailable, ref, ...root } = props;
  const { picture } = useAddresses();
  const covers = stories?.flatMap((story) => picture(story.coverImageUrl, story.imageAlt) ?? []);
  const page = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => page.current as HTMLDivElement);
  const shown = useShown(page);
  const paged = usePaged(page);
  const card = useTurns(page, paged, shown);
  return (
    <div ref={page} css={styles.page} {...root}>
      <LandingHeader shown={shown} onUnavailable={onUnavailable}>
        {children}
      </LandingHeader>
      <main>
        <Hero />
        <What cover={covers?.[0]} />
        <How card={card} />
        <Features />
        <Call {...(links && { links })} covers={covers ?? []}>
          {children}
        </Call>
      </main>
      <SectionDots shown={shown} />
    </div>
  );
}

function Hero() {
  const t = useMessages(landingMessages);
  const { home } = useAddresses();
  const { locale } = useFormats();
  return (
    <section id="welcome" css={[styles.section, styles.hero]} aria-labelledby="welcome-title">
      <HeroScene />
      <div css={styles.veil} />
      <div css={styles.heroWords} data-theme="dark">
        <p css={styles.eyebrow}>{t("hero.eyebrow")}</p>
        <h1 id="welcome-title" css={styles.heroTitle}>
          {t("hero.title")}
        </h1>
        <p css={styles.other} lang={locale.startsWith("hi") ? "en" : "hi"}>
          {t("hero.other")}
        </p>
        <p css={styles.lead}>{t("hero.line")}</p>
        <div css={styles.ways}>
          <ButtonLink variant="primary" size="large" href={home}>
            {t("hero.way")}
          </ButtonLink>
          <Link variant="nav" href="#how">
            {t("hero.on")}
          </Link>
        </div>
      </div>
    </section>
  );
}

function What({ cover }: { cover: PictureSource | undefined }) {
  const t = useMessages(landingMessages);
  return (
    <section id="what" css={styles.section} aria-labelledby="what-title">
      <div css={styles.two}>
        <div css={styles.words}>
          <h2 id="what-title" css={styles.title}>
            {t("what.title")}
          </h2>
          <p css={styles.lead}>{t("what.first")}</p>
          <p css={[styles.lead, styles.soft, styles.more]}>{t("what.second")}</p>
        </div>
        <Folio picture={cover} />
      </div>
    </section>
  );
}

function How({ card }: { card: number }) {
  const t = useMessages(landingMessages);
  return (
    <section id="how" css={[styles.section, styles.deep]} aria-labelledby="how-title">
      <h2 id="how-title" css={[styles.title, styles.wideTitle]}>
        {t("how.title")}
      </h2>
      <HowCards card={card} />
    </section>
  );
}

function Features() {
  const t = useMessages(landingMessages);
  return (
    <section id="features" css={styles.section} aria-labelledby="features-title">
      <h2 id="features-title" css={[styles.title, styles.wideTitle]}>
        {t("features.title")}
      </h2>
      <FeatureGrid />
    </section>
  );
}

const hand = [
  ["18px", "-9deg"],
  ["2px", "-4deg"],
  ["-6px", "0deg"],
  ["2px", "4deg"],
  ["18px", "9deg"],
] as const;

interface CallProps extends Pick<LandingScreenProps, "links" | "children"> {
  covers: readonly PictureSource[];
}

function Call({ links, covers, children }: CallProps) {
  const t = useMessages(landingMessages);
  const { home } = useAddresses();
  const tFooter = useMessages(footerMessages);
  const { name } = useBrand();
  return (
    <section id="begin" css={[styles.section, styles.call]} aria-labelledby="begin-title">
      <ul css={styles.fan} aria-hidden>
        {hand.map(([dip, lean], at) => (
          <li key={lean} css={{ "--dip": dip, "--lean": lean }}>
            <Picture
              source={covers[at] ? { ...covers[at], alt: "" } : null}
              seed={`hand ${lean}`}
              sizes="220px"
            />
          </li>
        ))}
      </ul>
      <div css={styles.callWords}>
        <h2 id="begin-title" css={styles.title}>
          {t("call.title")}
        </h2>
        <p css={styles.lead}>{t("call.line")}</p>
        <ButtonLink variant="primary" size="large" href={home}>
          {t("call.way")}
        </ButtonLink>
      </div>
      <footer css={styles.foot}>
        <p>
          <bdi>{tFooter("footer.copyright", { year: String(copyrightYear), name })}</bdi>
        </p>
        {links?.map(({ href, label }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
        {children && <div css={styles.switches}>{children}</div>}
      </footer>
    </section>
  );
}
