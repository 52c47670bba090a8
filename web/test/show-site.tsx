import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createLaterRoutes } from '../src/app/routes/later-routes';
import { createRoutes } from '../src/app/routes/routes';
import { clientContext, siteContext, type GraphQLClient } from '../src/lib/graphql/context';
import { operationName } from '../src/lib/graphql/operation';
import { SiteProvider, type Site } from '../src/lib/site/site';

export const testSite: Site = {
  name: 'Wellfolio',
  publicUrl: 'https://health.example',
  copyright: '© 2025 Wellfolio',
  contactEmail: 'contact@wellfolio.example',
  social: [{ name: 'Pinterest', url: 'https://pinterest.example/wellfolio' }],
  styleguide: true,
};

type Responders = Record<string, (variables: Record<string, unknown>) => unknown>;

/**
 * Renders the whole site at an address, with the CMS's responses by operation name; a function that throws fails the
 * request.
 */
export function showSite(address: string, responders: Responders) {
  const query: GraphQLClient['query'] = async ({ query: document, variables }) => ({
    data: await responders[operationName(document)]?.(variables),
  });
  const router = createMemoryRouter(createRoutes(createLaterRoutes()), {
    initialEntries: [address],
    getContext() {
      const context = new RouterContextProvider();
      context.set(clientContext, { query });
      context.set(siteContext, testSite);
      return context;
    },
  });
  render(
    <SiteProvider value={testSite}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return router;
}

/** The site at an address, once the page's title is set. */
export async function showPage(address: string, title: string, responders: Responders = {}) {
  const router = showSite(address, responders);
  await screen.findByRole('heading', { level: 1, name: title });
  return router;
}
