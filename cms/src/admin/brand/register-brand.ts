import type { StrapiApp } from '@strapi/strapi/admin';
import { isObject } from '../ui/is-object';
import { brandTitle } from './brand-words';
import { createLogoStyle, getTheme } from './logo-style';
import mark from './mark.svg';
import type { Brand } from './read-brand';

/** Where Strapi keeps the theme that an editor has chosen. */
const THEME = 'STRAPI_THEME';

/** Shows the site's name and logo, where Strapi shows its own. A logo of Strapi's own settings wins (decision 080). */
export function registerBrand(app: StrapiApp, brand: Brand): void {
  const logo = brand.logo ?? mark;
  app.configurations.menuLogo = logo;
  app.configurations.authLogo = logo;
  nameTitles(brand.siteName);
  followTheme(app, brand);
}

/** Strapi writes its name into every title; there is no setting for it. */
function nameTitles(siteName: string): void {
  const name = () => {
    const title = brandTitle(document.title, siteName);
    if (title !== document.title) document.title = title;
  };
  new MutationObserver(name).observe(document.head, { childList: true, subtree: true, characterData: true });
}

function followTheme(app: StrapiApp, brand: Brand): void {
  const style = document.head.appendChild(document.createElement('style'));
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const update = () => {
    style.textContent = createLogoStyle(brand, getTheme(localStorage.getItem(THEME), system.matches));
  };
  update();
  system.addEventListener('change', update);
  app.addMiddlewares([
    () =>
      () =>
      <Action, Result>(next: (action: Action) => Result) =>
      (action: Action) => {
        const result = next(action);
        if (isObject(action) && action.type === 'admin/setAppTheme') update();
        return result;
      },
  ]);
}
