import { isTrapped } from './honeypot';

const trapped = (body: unknown) => isTrapped({ request: { body } });

test.each(['http://spam.example', ' ', 7, false, [], {}])('a field that holds %j was filled in', (value) => {
  expect(trapped({ leave_empty: value })).toBe(true);
});

test.each([undefined, null, 'text', 7, [], {}, { leave_empty: '' }, { leave_empty: null }])(
  '%j comes from a person',
  (body) => {
    expect(trapped(body)).toBe(false);
  },
);
