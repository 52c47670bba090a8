import { RouterContextProvider } from 'react-router-dom';
import { site } from '../../../test/show-site';
import { siteContext } from '../../lib/context';
import { loader } from './styleguide.loader';

/** The browser's own way there, too: a link within the site asks no server. */
function goThere(styleguide: boolean) {
  const context = new RouterContextProvider();
  context.set(siteContext, { ...site, styleguide });
  return () => loader({ context });
}

test('the page is there where the settings say so, and not found elsewhere', () => {
  expect(goThere(true)()).toBeNull();
  expect(goThere(false)).toThrow(expect.objectContaining({ status: 404 }));
});
