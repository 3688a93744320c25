import { themeChoices } from "@katha/ui";
import "@katha/fonts/fonts.css";
import "@katha/ui/katha.css";
import "@katha/ui/page.css";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { isLanguage, languages, storyIn } from "../../story/story.ts";
import { EmotionStyles } from "../EmotionStyles.tsx";
import { Header } from "../Header.tsx";
import { Reader } from "../Reader.tsx";
import "../accent.css";

export const generateStaticParams = () => languages.map((language) => ({ language }));

export async function generateMetadata({ params }: LayoutProps<"/[language]">): Promise<Metadata> {
  const { language } = await params;
  if (!isLanguage(language)) return {};
  const { title, about } = storyIn(language);
  return { title: { default: title, template: `%s · ${title}` }, description: about };
}

export default async function Layout({ children, params }: LayoutProps<"/[language]">) {
  const { language } = await params;
  if (!isLanguage(language)) notFound();
  const kept = (await cookies()).get("theme")?.value;
  const theme = themeChoices.find((choice) => choice === kept) ?? "system";
  return (
    <html lang={language} data-theme={theme}>
      <body>
        <EmotionStyles>
          <Reader language={language}>
            <Header language={language} theme={theme} />
            {children}
          </Reader>
        </EmotionStyles>
      </body>
    </html>
  );
}
