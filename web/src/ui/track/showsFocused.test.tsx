import { render, screen } from '@testing-library/react';
import { showsFocused } from './showsFocused';

function show() {
  render(
    <ul {...showsFocused}>
      <li>
        <a href="/sleep">Sleep</a>
      </li>
    </ul>,
  );
  const [link, item] = [screen.getByRole('link', { name: 'Sleep' }), screen.getByRole('listitem')];
  return { link, shown: jest.spyOn(item, 'scrollIntoView') };
}

test('what the keyboard comes to is shown with all of its item', () => {
  const { link, shown } = show();
  link.focus();
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});

test('under a mouse nothing moves', () => {
  const { link, shown } = show();
  jest.spyOn(link, 'matches').mockReturnValue(false);
  link.focus();
  expect(shown).not.toHaveBeenCalled();
});
