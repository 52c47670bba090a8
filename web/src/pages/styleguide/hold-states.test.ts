import { heldSelector, holdStates } from './hold-states';

const SHEET = `
  .button { color: red; }
  .button:hover { color: green; }
  .button:active { color: blue; }
  @media (hover: hover) { .card:hover .picture { opacity: 0.5; } }
`;

function addSheet() {
  const style = document.createElement('style');
  style.textContent = SHEET;
  document.head.append(style);
  const rules = () => [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replace(/\s+/g, ' '));
  return { style, rules };
}

test.each([
  ['.button:hover', ".button:is([data-in-state~='hover'] *)"],
  ['.card:hover .picture', ".card:is([data-in-state~='hover'] *) .picture"],
  [
    '.link:focus-visible::after',
    ".link:is([data-in-state~='focus-visible'] *):where(a, button, input, summary)::after",
  ],
  ['.button', '.button'],
])('rewrites %s as %s', (selector, held) => {
  expect(heldSelector(selector)).toBe(held);
});

test('adds one held rule next to each state rule, and none on a second call', () => {
  const { style, rules } = addSheet();
  holdStates(document.styleSheets);
  const [button, hover, held, active, pressed, group] = rules();
  expect([button, hover, active]).toEqual([
    '.button {color: red;}',
    '.button:hover {color: green;}',
    '.button:active {color: blue;}',
  ]);
  expect(held).toContain("[data-in-state~='hover'] *) {color: green;}");
  expect(pressed).toContain("[data-in-state~='active'] *) {color: blue;}");
  expect(group).toContain("[data-in-state~='hover'] *) .picture {opacity: 0.5;}");
  const once = rules();
  holdStates(document.styleSheets);
  expect(rules()).toEqual(once);
  style.remove();
});
