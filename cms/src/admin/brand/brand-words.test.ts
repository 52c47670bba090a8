import { createIntl } from 'react-intl';
import { brandTitle, getBrandWords } from './brand-words';

test.each(['Calm Days', "Ann's {good} <b>days</b> # | 100 %"])('shows the name %s as it is', (name) => {
  const messages = getBrandWords(name);
  const intl = createIntl({ locale: 'en', messages });
  expect(intl.formatMessage({ id: 'Auth.form.welcome.title' })).toBe(name);
  expect(intl.formatMessage({ id: 'Auth.form.register.subtitle' })).toContain(`desk of ${name}.`);
});

test('titles of pages end with the name of the site', () => {
  expect(brandTitle('Schedule | Strapi', 'Calm Days')).toBe('Schedule · Calm Days');
  expect(brandTitle('Strapi | Strapi', '$&')).toBe('Strapi · $&');
  expect(brandTitle('Calm Days', 'Calm Days')).toBe('Calm Days');
});
