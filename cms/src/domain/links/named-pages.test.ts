import { NAMED_PAGES } from './named-pages';
import { parseSitePath } from './site-page';

test.each(Object.keys(NAMED_PAGES))('%s is a page of the site', (path) => {
  expect(parseSitePath(path)?.kind).toBe('page');
});
