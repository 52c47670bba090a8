/**
 * Texts of the admin that name the site, by the ids of its translations. Strapi formats them without values, and then
 * `react-intl` takes braces, angle brackets and apostrophes as they are.
 */
export function getBrandWords(name: string): Record<string, string> {
  return {
    'app.components.LeftMenu.logo.alt': name,
    'app.components.LeftMenu.navbrand.title': name,
    'app.components.LeftMenu.navbrand.workplace': 'The editors’ desk',
    'Auth.form.welcome.title': name,
    'Auth.form.welcome.subtitle': 'Log in to the editors’ desk',
    'Auth.form.register.subtitle': `Choose a password for the editors’ desk of ${name}.`,
  };
}

/** A title of a page, which Strapi ends with its own name. */
export const brandTitle = (title: string, siteName: string): string =>
  title.replace(/ \| Strapi$/, () => ` · ${siteName}`);
