import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { Document } from './app/Document';
import { discoverRoutes, prefetchLaterRoutes, getInitialRoutes } from './app/discovery';
import { fetchShownPage } from './app/restores/fetch-shown-page';
import { watchPageRestores } from './app/restores/watch-page-restores';
import { watchBackForward } from './app/restores/watch-back-forward';
import { clientContext, siteContext } from './lib/graphql/context';
import { STATE_ID } from './lib/hydration/element-ids';
import { onFirstIntent } from './lib/hydration/user-intent';
import { carryOver } from './lib/hydration/carry-over';
import { announcePart, onAllHydrated } from './lib/hydration/parts';
import { startBrowserClient } from './lib/apollo/lazy-client';
import { getLoadedQueries } from './lib/graphql/load';
import { onRestore } from './lib/routing/reload/on-restore';
import { OutdatedError, reloadOnce } from './lib/routing/reload/outdated';
import { reportProblem } from './lib/site/report';
import { parseState } from './lib/hydration/state';
import { readStored } from './lib/site/local-storage';
import { EDITOR_KEY, isPreview, loadLinksFromServer } from './lib/site/preview';
import { HYDRATED } from './lib/hydration/hydrated-event';
import './styles/global.css';

async function start() {
  const { site, version, loaderData, errors } = parseState(
    document.getElementById(STATE_ID)?.textContent ?? 'null',
  );
  const client = startBrowserClient({ version, responses: getLoadedQueries(loaderData) });
  onFirstIntent(document, () => {
    client.fetchEarly();
    prefetchLaterRoutes();
  });

  watchPageRestores();
  const isReturning = watchBackForward();

  const routes = await getInitialRoutes(window.location.pathname, loaderData, errors);
  await fetchShownPage(routes, loaderData, errors);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData, errors },
    patchRoutesOnNavigation: discoverRoutes,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(clientContext, isReturning() ? client.returning : client.reader);
      context.set(siteContext, site);
      return context;
    },
  });
  // The structured data in the HTML describes only the first page.
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') return;
    document.querySelector('script[type="application/ld+json"]')?.remove();
    stop();
  });
  if (isPreview()) loadLinksFromServer();
  else if (readStored(EDITOR_KEY) !== null) {
    document.addEventListener(HYDRATED, () => void showEditLink(router), { once: true });
  }
  document.addEventListener(HYDRATED, carryOver(), { once: true });
  // A transition hydrates in slices. Otherwise React hydrates the whole page without a pause, and taps have to wait.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TakenOver>
          <Document site={site}>
            <RouterProvider router={router} />
          </Document>
        </TakenOver>
      </StrictMode>,
      {
        // Usually a browser extension has changed the page. React has rendered that part again.
        onRecoverableError: (cause) => reportProblem('A part of the page was rendered again', cause),
      },
    );
  });
}

const showEditLink = async (router: ReturnType<typeof createBrowserRouter>) =>
  (await import('./features/edit-link/edit-link')).showEditLink(router);

/** Announces that the whole page handles clicks (`lib/hydration/click-replay.ts`) and has taken over earlier input. */
function TakenOver({ children }: { children: ReactNode }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => {
    // State set by the first effects, such as the values of forms, is rendered together with this.
    onAllHydrated(() => setHydrated(true));
    // By now, all its parts have been announced.
    announcePart()();
  }, []);
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new Event(HYDRATED));
  }, [isHydrated]);
  return children;
}

// If it fails, the page stays as the server sent it: it can be read, and its links work.
start().catch((cause: unknown) => {
  reportProblem('The page could not be made interactive', cause);
  document.documentElement.dataset.script = 'failed';
  // Back may lead to an earlier page in the same document, which cannot be shown without a router.
  window.addEventListener('popstate', () => window.location.reload());
  onRestore(() => window.location.reload());
  if (cause instanceof OutdatedError) void reloadOnce();
});
