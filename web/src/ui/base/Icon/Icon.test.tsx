import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { icons, sizes } from './Icon.fixture';

test.each([...sizes.map(({ size, length }) => [size, length] as const), ['0.8em', '0.8em'] as const])(
  'renders size %s as %s wide and high',
  (size, length) => {
    const [icon = []] = icons;
    const { container } = render(<Icon of={icon} size={size} />);
    const drawing = container.querySelector('svg');
    expect([drawing?.style.width, drawing?.style.height]).toEqual([length, length]);
    // WebKit logs an error for attributes in rem.
    expect(drawing?.hasAttribute('width')).toBe(false);
  },
);
