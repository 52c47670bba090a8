import { findRouteAt } from '../../../test/route-at';
import { FIRST_ROUTES } from './first-routes.gen';
import { LATER_ROUTES } from './later-routes.gen';
import { LISTINGS } from './listings.gen';

test.each([...FIRST_ROUTES, ...LATER_ROUTES].map(({ file }) => file))(
  'browser tests open %s at an address that its route matches',
  (file) => {
    const addresses = LISTINGS[file]?.screens.map(({ path }) => path) ?? [];
    expect(addresses.map(findRouteAt)).toContain(file);
  },
);
