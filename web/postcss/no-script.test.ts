import postcss from 'postcss';
import { noScript } from './no-script';

const processed = (css: string) => postcss([noScript()]).process(css, { from: undefined }).css;

test('what is hidden without scripts is hidden where they failed, in the same order', () => {
  const written = processed(
    '@media (scripting: none) { .send, .turns > li { display: none } .note { display: block } }',
  );
  expect(written.replace(/\s+/g, ' ')).toBe(
    '@media (scripting: none) { .send, .turns > li { display: none } .note { display: block } } ' +
      ":root[data-script='failed'] .send, :root[data-script='failed'] .turns > li { display: none } " +
      ":root[data-script='failed'] .note { display: block }",
  );
});

test('all else stays as it is', () => {
  const css = '@media print { .send { display: none } } .send { color: red }';
  expect(processed(css)).toBe(css);
});
