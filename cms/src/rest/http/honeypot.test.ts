import { isHoneypotFilled } from './honeypot';

const trapped = (body: unknown) => isHoneypotFilled({ request: { body } });

test.each(['http://spam.example', ' ', 7, false, [], {}])(
  'treats a hidden field with the value %j as filled in',
  (value) => {
    expect(trapped({ leave_empty: value })).toBe(true);
  },
);

test.each([undefined, null, 'text', 7, [], {}, { leave_empty: '' }, { leave_empty: null }])(
  'treats the body %j as sent by a person',
  (body) => {
    expect(trapped(body)).toBe(false);
  },
);
