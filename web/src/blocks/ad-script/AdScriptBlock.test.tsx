import { render, screen } from '@testing-library/react';
import { AdScriptBlock } from './AdScriptBlock';
import { adScriptBlock } from './AdScriptBlock.fixture';

test('is labelled, and shut in a frame that may run scripts and nothing else', () => {
  render(<AdScriptBlock {...adScriptBlock} />);
  expect(screen.getByText('Advertisement')).toBeVisible();
  const frame = screen.getByTitle('Advertisement');
  expect(frame).toHaveAttribute('src', adScriptBlock.frameUrl);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame).toHaveAttribute('loading', 'lazy');
});
