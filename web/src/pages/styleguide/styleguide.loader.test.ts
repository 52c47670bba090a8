import { RouterContextProvider } from 'react-router-dom';
import { testSite } from '../../../test/show-site';
import { siteContext } from '../../lib/graphql/context';
import { loader } from './styleguide.loader';

/** Also within the browser, where navigating there sends no request to the server. */
function goThere(styleguide: boolean) {
  const context = new RouterContextProvider();
  context.set(siteContext, { ...testSite, styleguide });
  return () => loader({ context });
}

test('throws a 404 unless the style guide is enabled', () => {
  expect(goThere(true)()).toBeNull();
  expect(goThere(false)).toThrow(expect.objectContaining({ status: 404 }));
});
