import postcss from 'postcss';
import { noScript } from './no-script';

const processed = (css: string) => postcss([noScript()]).process(css, { from: undefined }).css;

test('repeats rules for disabled scripting for failed scripts, in the same order', () => {
  const written = processed(
    '@media (scripting: none) { .send, .turns > li { display: none } .note { display: block } }',
  );
  expect(written.replace(/\s+/g, ' ')).toBe(
    '@media (scripting: none) { .send, .turns > li { display: none } .note { display: block } } ' +
      ":root[data-script='failed'] .send, :root[data-script='failed'] .turns > li { display: none } " +
      ":root[data-script='failed'] .note { display: block }",
  );
});

test('leaves all other CSS unchanged', () => {
  const css = '@media print { .send { display: none } } .send { color: red }';
  expect(processed(css)).toBe(css);
});
