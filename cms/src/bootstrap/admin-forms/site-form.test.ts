import { createSiteForm } from './site-form';

test('shows a field that the environment sets as fixed, with the variable and its value', () => {
  const { labels } = createSiteForm({ name: [{ name: 'SITE_NAME', value: 'Calm Days' }] });
  expect(labels.name).toEqual({
    label: 'Name of the site',
    hint: expect.stringContaining('by the variable SITE_NAME (“Calm Days”)'),
    shown: true,
  });
  expect(labels.copyright).not.toHaveProperty('shown');
});

test('names every variable of a field', () => {
  const variables = ['SOCIAL_FACEBOOK', 'SOCIAL_YOUTUBE'].map((name) => ({
    name,
    value: 'https://x.example/',
  }));
  const { labels } = createSiteForm({ socialLinks: variables });
  const fixed = { hint: expect.stringMatching(/variables SOCIAL_FACEBOOK .*, SOCIAL_YOUTUBE /), shown: true };
  expect(labels).toMatchObject({ socialLinks: fixed, socialLinksChoice: fixed });
  expect(labels.headerLinksChoice).not.toHaveProperty('shown');
});
