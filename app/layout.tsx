import type { Metadata, Viewport } from "next";
import "@/app/globals.css";
import { fontVariables } from "@/app/fonts";
import "@/components/shell/frame-styles";
import { servesSample } from "@/app/serves-sample";
import { ShownStudyProvider } from "@/components/layout/shown-study";
import { EarlyScripts } from "@/components/shell/early-scripts";
import { THEME_COLOURS } from "@/components/layout/theme-look";
import { loadShownStudy } from "@/lib/catalogue/shown-study/load";
import { withoutSpellings } from "@/lib/catalogue/shown-study/shown-study";
import { isIndexable } from "@/lib/platform/site/environment";
import { SITE } from "@/lib/platform/site/site";
import { siteOrigin } from "@/lib/platform/site/origin";

/** Default metadata of every page. */
export async function generateMetadata(): Promise<Metadata> {
  const [sample, { headline, description }] = await Promise.all([servesSample(), loadShownStudy()]);
  const listed = isIndexable(sample);
  return {
    metadataBase: new URL(siteOrigin()),
    title: { default: `${headline} | ${SITE.name}`, template: `%s | ${SITE.name}` },
    description,
    applicationName: SITE.name,
    robots: { index: listed, follow: listed },
    openGraph: { type: "website", siteName: SITE.name, locale: "en_GB" },
    twitter: { card: "summary_large_image" },
    formatDetection: { telephone: false, address: false, email: false },
  };
}

export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: THEME_COLOURS.light },
    { media: "(prefers-color-scheme: dark)", color: THEME_COLOURS.dark },
  ],
};

export default async function RootLayout({ children }: { children: React.ReactNode }) {
  const study = await loadShownStudy();
  return (
    // Scripts set attributes on the root element before the first paint (theme, open consent question, viewer); React
    // must not manage them.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      <head>
        <EarlyScripts />
      </head>
      <body>
        <ShownStudyProvider study={withoutSpellings(study)}>{children}</ShownStudyProvider>
      </body>
    </html>
  );
}
