import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { createApp } from './app';
import { connectToCms } from './cms/cms';
import { createStyles } from './feeds/styles';
import { run } from './run';
import { createLiveSite } from './site/live-site';
import { parseSettings } from './settings';

const REVALIDATE_ALWAYS = { sMaxAge: 0, staleWhileRevalidate: 0, staleIfError: 0 };

type EntryServer = typeof import('../src/entry-server');

/** The site in development: rendered from its sources on each request, and updated in the browser as they change. */
async function main(): Promise<void> {
  const settings = parseSettings(process.env);
  const { reader, version, describePreview } = await connectToCms(settings.cmsUrl);

  const { site, fixed } = settings;
  const liveSite = createLiveSite({ site, fixed, reader, version: version.current });
  const feeds = { site, liveSite, reader, version: version.current, caching: REVALIDATE_ALWAYS };
  const styles = createStyles(feeds);

  let handleRequest: RequestListener = () => undefined;
  const server = createServer((request, response) => handleRequest(request, response));
  const vite = await createVite({
    root: path.join(import.meta.dirname, '..'),
    server: { middlewareMode: true, hmr: { server } },
  });
  const head = await developmentHead(vite);

  const app = await createApp({
    cmsUrl: settings.cmsUrl,
    cms: version,
    uploadsFolder: settings.uploadsFolder,
    trustedProxies: settings.trustedProxies,
    reader,
    pages: {
      describePreview,
      async render(address) {
        const { createRenderer } = await loadEntry(vite);
        return createRenderer({
          site,
          liveSite,
          reader,
          version: version.current,
          assets: () => head,
          styles: styles.link,
        })(address);
      },
      // No page cache: the sources may have changed.
      version: () => undefined,
      max: 1,
      maxBytes: Infinity,
      caching: REVALIDATE_ALWAYS,
    },
    feeds,
    styles,
    // Vite's client is an inline script and its styles are style elements, both of which the site's policy would
    // block.
    headers: { everywhere: { 'x-content-type-options': 'nosniff' }, own: {} },
    serverFactory(handler) {
      handleRequest = (request, response) => {
        const own = () => handler(request, response);
        // Vite serves everything in `public`, but the samples must be hidden without the style guide.
        if (!settings.site.styleguide && request.url?.startsWith('/styleguide/')) own();
        else vite.middlewares(request, response, own);
      };
      return server;
    },
  });
  await run(app, {
    host: settings.host,
    port: settings.port,
    onStop() {
      version.stop();
      void vite.close();
    },
  });
  console.log(`The site in development: http://${settings.host}:${settings.port}`);
}

async function loadEntry(vite: ViteDevServer): Promise<Pick<EntryServer, 'createRenderer'>> {
  const entry = await vite.ssrLoadModule('/src/entry-server.tsx');
  if (!isEntry(entry)) throw new Error('src/entry-server.tsx exports no createRenderer.');
  return entry;
}

function isEntry(
  entry: Record<string, unknown>,
): entry is Pick<EntryServer, 'createRenderer'> & Record<string, unknown> {
  return typeof entry.createRenderer === 'function';
}

/** What Vite and React Refresh need in the page. Links the styles immediately, so that the page does not flash. */
async function developmentHead(vite: ViteDevServer): Promise<string> {
  const page = await vite.transformIndexHtml('/', '<html><head></head><body></body></html>');
  const [, head = ''] = /<head>([\s\S]*)<\/head>/.exec(page) ?? [];
  return `${head}<link rel="stylesheet" href="/src/styles/global.css"><script type="module" src="/src/entry-client.tsx"></script>`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
