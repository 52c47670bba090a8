import { expect, test } from '../support/fixtures.ts';
import {
  waitForPageWith,
  waitForPageWithout,
  publish,
  waitForStatus,
} from '../support/product/publishing.ts';

test('readers get a newly published article, and then its edit', async ({ admin, request, uniqueTitle }) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  await waitForPageWith(request, '/', uniqueTitle);
  await admin.publish(id, { description: 'Rewritten from the first word to the last.' });
  await waitForPageWith(request, `/blog/${slug}`, 'Rewritten from the first word');
});

test('an unpublished article returns 404 and leaves the home page', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await waitForPageWith(request, `/blog/${slug}`, uniqueTitle);
  await waitForPageWith(request, '/', uniqueTitle);
  await admin.unpublish(id);
  await waitForStatus(request, `/blog/${slug}`, 404);
  const home = await waitForPageWithout(request, '/', uniqueTitle);
  expect(home).toContain('<h1');
});
