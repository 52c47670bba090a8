import { findFixedFields } from './site-variables';

test('names the variables that are set, and none of the others', () => {
  expect(findFixedFields({})).toEqual({});
  expect(
    findFixedFields({ SITE_NAME: 'Calm Days', SOCIAL_YOUTUBE: 'https://y.example/', JWT_SECRET: 'hidden' }),
  ).toEqual({
    name: [{ name: 'SITE_NAME', value: 'Calm Days' }],
    socialLinks: [{ name: 'SOCIAL_YOUTUBE', value: 'https://y.example/' }],
  });
});
