import { render, screen } from '@testing-library/react';
import { scrollFocusedIntoView } from './scroll-focused-into-view';

function show() {
  render(
    <ul {...scrollFocusedIntoView}>
      <li>
        <a href="/sleep">Sleep</a>
      </li>
    </ul>,
  );
  const [link, item] = [screen.getByRole('link', { name: 'Sleep' }), screen.getByRole('listitem')];
  return { link, shown: jest.spyOn(item, 'scrollIntoView') };
}

test('scrolls the whole item into view when a link in it gets keyboard focus', () => {
  const { link, shown } = show();
  link.focus();
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});

test('does not scroll when a link gets focus from a mouse', () => {
  const { link, shown } = show();
  jest.spyOn(link, 'matches').mockReturnValue(false);
  link.focus();
  expect(shown).not.toHaveBeenCalled();
});
