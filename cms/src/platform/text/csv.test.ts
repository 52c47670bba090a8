import { toCsvLine } from './csv';

test.each([
  [['a@example.org', 'https://site.example/x'], 'a@example.org,https://site.example/x'],
  [['=1+1', '+a', '-a', '@a'], `"'=1+1","'+a","'-a","'@a"`],
  [['\t=1', '\r=1'], `"'\t=1","'\r=1"`],
  [['＝1+1', '＋a', '－a', '＠a'], `"'＝1+1","'＋a","'－a","'＠a"`],
  [['a＝1'], 'a＝1'],
  [['\n=1'], `"'\n=1"`],
  [['a,b', 'say "so"', 'two\nlines'], `"a,b","say ""so""","two\nlines"`],
  [['="a"'], `"'=""a"""`],
])('writes %j', (cells, line) => {
  expect(toCsvLine(cells)).toBe(`${line}\n`);
});
