import type { ReactNode } from 'react';
import { FEED_PATH } from '../lib/seo/feed-path';
import { SCHEME_COLORS } from '../lib/colour/scheme-colors';
import { SiteProvider, type Site } from '../lib/site/site';

interface Props {
  site: Site;
  children: ReactNode;
}

/** The whole `<html>`. The server adds the page's scripts, styles and state to the rendered markup. */
export function Document({ site, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/rss+xml" title={site.name} href={FEED_PATH} />
        <meta name="theme-color" content={SCHEME_COLORS.header.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={SCHEME_COLORS.header.dark} media="(prefers-color-scheme: dark)" />
      </head>
      <body>
        <SiteProvider value={site}>{children}</SiteProvider>
      </body>
    </html>
  );
}
