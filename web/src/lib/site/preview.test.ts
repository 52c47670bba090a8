import { isPreview, loadLinksFromServer } from './preview';

test.each([
  ['/blog/a?preview=x', true],
  ['/blog/a?page=2&preview=x', true],
  ['/blog/a', false],
  ['/search/preview', false],
  ['/blog/a?nopreview=x', false],
])('%s is a preview: %s', (address, expected) => {
  window.history.replaceState(null, '', address);
  expect(isPreview()).toBe(expected);
  window.history.replaceState(null, '', '/');
});

test('the router does not learn of clicks on links, except those within the page', () => {
  loadLinksFromServer();
  document.body.innerHTML = '<a href="/sleep"><b>Sleep</b></a><a href="#part">Part</a><button>Save</button>';
  const clicked: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof Element) clicked.push(event.target.textContent);
  });
  for (const target of document.querySelectorAll<HTMLElement>('b, [href="#part"], button')) target.click();
  expect(clicked).toEqual(['Part', 'Save']);
});
