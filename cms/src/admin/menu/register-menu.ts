import type { StrapiApp } from '@strapi/strapi/admin';
import { tidyContentMenu } from './tidy-content-menu';
import { createOverview } from './OverviewForOperators';
import { removeAdverts } from './remove-adverts';
import { SettingsLinks } from './SettingsLinks';

type Route = StrapiApp['router']['routes'][number];

/** Leaves in the menus what an account has use for, and nothing that is an advert. */
export function registerMenu(app: StrapiApp): void {
  removeAdverts(app);
  tidyContentMenu();
  // Strapi's name for components mounted on every screen.
  app.addComponents({ name: 'future-global::settings-links', Component: SettingsLinks });
  app.router.addRoute((routes) => routes.map(limitOverview));
}

function limitOverview(route: Route): Route {
  if (route.index || route.path !== 'settings/*') return route;
  return { ...route, children: route.children?.map(limitPage) ?? [] };
}

function limitPage(page: Route): Route {
  const { path, lazy } = page;
  if (path !== 'application-infos' || typeof lazy !== 'function') return page;
  return {
    path,
    lazy: async () => {
      const { Component } = await lazy();
      return { Component: createOverview(Component ?? (() => null)) };
    },
  };
}
