import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slideInView, swipeTo, withLayout } from '../../ui/track/track.testing';
import { SliderWithIconsBlock } from './SliderWithIconsBlock';
import { sliderWithIconsBlock } from './SliderWithIconsBlock.fixture';

beforeEach(() => {
  jest.useFakeTimers();
  withLayout();
});
afterEach(() => jest.useRealTimers());

const show = () => render(<SliderWithIconsBlock {...sliderWithIconsBlock} />);
const count = () => screen.getByText(/^Picture/).closest('p')?.textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('is named by its first picture, to tell it from the next', () => {
  show();
  expect(screen.getByRole('group', { name: 'Pictures, beginning with: A kettle on a stove' })).toBeVisible();
});

test('shows every picture with its caption, in one row', () => {
  show();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('img', { name: 'A phone in a drawer' })).toBeVisible();
  expect(screen.getByText('Cool air, 16 to 19 °C.')).toBeVisible();
});

test('Next and Previous turn, and wrap at both ends', () => {
  show();
  press('Next picture');
  expect(slideInView()).toBe(1);
  expect(count()).toBe('Picture 2 /  of 3');
  press('Next picture');
  press('Next picture');
  expect(slideInView()).toBe(0);
  press('Previous picture');
  expect(slideInView()).toBe(2);
  expect(count()).toBe('Picture 3 /  of 3');
});

test('the keyboard reaches the row, to turn it with the arrows, and then its buttons', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  await user.tab();
  expect(screen.getByRole('list', { name: 'Pictures' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(slideInView()).toBe(2);
  await user.tab();
  await user.keyboard(' ');
  expect(slideInView()).toBe(0);
});

test('goes on from where a finger left it', () => {
  show();
  swipeTo(1);
  expect(count()).toBe('Picture 2 /  of 3');
  press('Next picture');
  expect(slideInView()).toBe(2);
});

test('one picture alone needs no buttons', () => {
  render(<SliderWithIconsBlock {...sliderWithIconsBlock} slides={sliderWithIconsBlock.slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a tall first picture makes no frame that is higher than the window', () => {
  const [first] = sliderWithIconsBlock.slides;
  const tall = first && { ...first, image: { ...first.image, width: 300, height: 3000 } };
  render(<SliderWithIconsBlock {...sliderWithIconsBlock} slides={tall ? [tall] : []} />);
  expect(screen.getByRole('list').style.getPropertyValue('--shape')).toBe('0.75');
});
