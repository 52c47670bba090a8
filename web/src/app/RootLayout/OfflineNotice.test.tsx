import { render, screen } from '@testing-library/react';
import { goOnline } from '../../ui/hooks/online.testing';
import { OfflineNotice } from './OfflineNotice';

test('shows an offline notice while there is no connection', () => {
  render(<OfflineNotice />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  goOnline(false);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  goOnline(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
