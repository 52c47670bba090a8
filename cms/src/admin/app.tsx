/** The admin is the editors' desk: no tours, no offers, nothing that calls home. */
export default {
  config: {
    locales: [],
    tutorials: false,
    notifications: { releases: false },
    translations: {
      en: {
        'app.components.LeftMenu.navbrand.title': 'The editors’ desk',
        'app.components.LeftMenu.navbrand.workplace': 'Articles and pictures',
        'Auth.form.welcome.title': 'Welcome to the editors’ desk',
        'Auth.form.welcome.subtitle': 'Log in to write and publish',
      },
    },
  },
};
