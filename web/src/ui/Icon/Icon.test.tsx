import { render } from '@testing-library/react';
import { Menu } from 'lucide';
import { Icon } from './Icon';

test.each([
  [16, '1rem'],
  [22, '1.375rem'],
  ['0.8em', '0.8em'],
])('of size %s it is %s wide and high, so that it grows with the text', (size, length) => {
  const { container } = render(<Icon of={Menu} size={size} />);
  const drawing = container.querySelector('svg');
  expect([drawing?.getAttribute('width'), drawing?.getAttribute('height')]).toEqual([length, length]);
});
