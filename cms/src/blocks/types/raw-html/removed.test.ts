import { describeRemoved } from './removed';

test.each([
  '<p hidden>a</p>',
  '<p style="color: red; display:none">a</p>',
  '<p style="Visibility: hidden">a</p>',
])('names that words are shown that were hidden: %s', (markup) => {
  expect(describeRemoved(markup)).toEqual(['what hides <p>, so readers see it']);
});

test.each(['<p style="display: block">a</p>', '<script hidden>a</script>'])(
  'says so only of what is kept: %s',
  (markup) => {
    expect(describeRemoved(markup).filter((removed) => removed.startsWith('what hides'))).toEqual([]);
  },
);
