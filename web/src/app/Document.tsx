import type { ReactNode } from 'react';
import { SiteProvider, type Site } from '../lib/site';

interface Props {
  site: Site;
  children: ReactNode;
}

/** The whole `<html>`. The server adds the page's scripts, styles and state to what this renders. */
export function Document({ site, children }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      </head>
      <body>
        <SiteProvider value={site}>{children}</SiteProvider>
      </body>
    </html>
  );
}
