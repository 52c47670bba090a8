import { expect, test } from '../support/fixtures.ts';
import { pageWith, pageWithout, publish, statusAt } from '../support/product/publishing.ts';

test('readers get a newly published article, and then its edit', async ({ admin, request, uniqueTitle }) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await pageWith(request, `/blog/${slug}`, uniqueTitle);
  await pageWith(request, '/', uniqueTitle);
  await admin.publish(id, { description: 'Rewritten from the first word to the last.' });
  await pageWith(request, `/blog/${slug}`, 'Rewritten from the first word');
});

test('an unpublished article returns 404 and leaves the home page', async ({
  admin,
  request,
  uniqueTitle,
}) => {
  const { id, slug } = await publish(admin, uniqueTitle);
  await pageWith(request, `/blog/${slug}`, uniqueTitle);
  await pageWith(request, '/', uniqueTitle);
  await admin.unpublish(id);
  await statusAt(request, `/blog/${slug}`, 404);
  const home = await pageWithout(request, '/', uniqueTitle);
  expect(home).toContain('<h1');
});
