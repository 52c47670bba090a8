import { LONG_TITLE } from '../../long-words.fixture';

const home = { name: 'Home', to: '/' };

export const breadcrumbs = { above: [home], here: 'All articles' };
export const longBreadcrumbs = {
  above: [home, { name: 'Digestion', to: '/digestion' }],
  here: LONG_TITLE,
};
