import { findColorProblems } from './color-problems';

const find = (lightColor: string | null, darkColor: string | null = null) =>
  findColorProblems({ lightColor, darkColor });

test('accepts readable colours, in any case', () => {
  expect(find(null)).toEqual([]);
  expect(find('#1F5FA8')).toEqual([]);
  expect(find('#1f5fa8', '#9cc5ff')).toEqual([]);
});

test('says how much contrast is missing, and names a colour that has it', () => {
  const [problem] = find('#7fb3ff');
  expect(problem).toMatchObject({
    field: 'lightColor',
    message: expect.stringMatching(
      /^#7fb3ff is too light for links and buttons: its contrast is 1\.\d, and readers need 4\.5\. Choose a darker one, such as #[\da-f]{6}\.$/,
    ),
  });
  const suggested = /such as (#[\da-f]{6})/.exec(problem?.message ?? '')?.[1] ?? '';
  expect(find(suggested)).toEqual([]);
});

test('checks each colour in its own scheme', () => {
  expect(find('#1f5fa8', '#1f5fa8')).toMatchObject([
    { field: 'darkColor', message: expect.stringContaining('Choose a lighter one') },
  ]);
});

test.each(['teal', '#fff', '1f5fa8', '#1f5fa8;', 'var(--x)'])(
  'refuses %s, which is no hex colour',
  (color) => {
    expect(find(color)).toMatchObject([{ message: expect.stringContaining('such as #1f5fa8') }]);
  },
);

test('a colour for dark pages needs one for light pages', () => {
  expect(find(null, '#9cc5ff')).toMatchObject([{ field: 'lightColor' }]);
});
