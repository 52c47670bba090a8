import { bannerHref } from './banner-href';

test.each([
  [{ linkUrl: '/blog/sleep-well', imageText: 'Sleep', title: '' }, '/blog/sleep-well'],
  [{ linkUrl: null, imageText: "Men's Health & Aging", title: '' }, '/mens-health-aging'],
  [{ linkUrl: null, imageText: '', title: 'Growing up' }, '/growing-up'],
])('%o links to %s', (banner, href) => {
  expect(bannerHref(banner)).toBe(href);
});
