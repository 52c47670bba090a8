import { render, screen } from '@testing-library/react';
import { AdScriptBlock } from './AdScriptBlock';
import { adScriptBlock } from './AdScriptBlock.fixture';

test('labels the ad and isolates it in a frame that may only run scripts', () => {
  render(<AdScriptBlock {...adScriptBlock} />);
  expect(screen.getByText('Advertisement')).toBeVisible();
  const frame = screen.getByTitle('Advertisement');
  expect(frame).toHaveAttribute('src', adScriptBlock.frameUrl);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame).toHaveAttribute('loading', 'lazy');
});
