import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { slideInView, swipeTo, withLayout } from '../../../ui/hooks/track.testing';
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

test('names the slider after its first picture', () => {
  show();
  expect(screen.getByRole('group', { name: 'Pictures, beginning with: A kettle on a stove' })).toBeVisible();
});

test('lists all pictures with alt text and captions', () => {
  show();
  const pictures = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(
    pictures.map((item) => [within(item).getByRole('img').getAttribute('alt'), item.textContent]),
  ).toEqual([
    ['A kettle on a stove', 'Warm, not hot: herbal tea an hour before.'],
    ['A phone in a drawer', ''],
    ['A window ajar', 'Cool air, 16 to 19 °C.'],
  ]);
});

test('Next and Previous change the picture and wrap at both ends', () => {
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

test('the keyboard reaches the list of pictures first, then the buttons', async () => {
  const user = userEvent.setup({ delay: null });
  show();
  await user.tab();
  expect(screen.getByRole('list', { name: 'Pictures' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(slideInView()).toBe(2);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next picture' })).toHaveFocus();
  await user.keyboard(' ');
  expect(slideInView()).toBe(0);
});

test('continues from the picture the reader swiped to', () => {
  show();
  swipeTo(1);
  expect(count()).toBe('Picture 2 /  of 3');
  press('Next picture');
  expect(slideInView()).toBe(2);
});

test('shows no buttons for a single picture', () => {
  render(<SliderWithIconsBlock {...sliderWithIconsBlock} slides={sliderWithIconsBlock.slides.slice(0, 1)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('limits the height of the frame for a tall first picture', () => {
  const [first] = sliderWithIconsBlock.slides;
  const tall = first && { ...first, image: { ...first.image, width: 300, height: 3000 } };
  render(<SliderWithIconsBlock {...sliderWithIconsBlock} slides={tall ? [tall] : []} />);
  expect(screen.getByRole('list').style.getPropertyValue('--shape')).toBe('0.75');
});
