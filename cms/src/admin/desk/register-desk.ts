import type { StrapiApp } from '@strapi/strapi/admin';

/** Puts the desk in the place of Strapi's home page, with its widgets, statistics and offers (decision 080). */
export function registerDesk(app: StrapiApp): void {
  app.router.addRoute((routes) =>
    routes.map((route) =>
      route.index
        ? { index: true, lazy: async () => ({ Component: (await import('./DeskPage')).DeskPage }) }
        : route,
    ),
  );
  // Strapi counts what is registered; nothing shows them.
  app.widgets.register(() => []);
}
