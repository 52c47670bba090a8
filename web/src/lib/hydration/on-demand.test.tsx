import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fetchAll, onDemand } from './on-demand';
import { OutdatedError } from '../routing/reload/outdated';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('renders immediately once fetched, on the server too', async () => {
  const load = jest.fn(async () => Greeting);
  const Late = onDemand(load);
  expect(load).not.toHaveBeenCalled();
  await fetchAll([Late, Greeting, Late]);
  await Late.fetch();
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderToString(<Late name="Ada" />)).toContain('<p>Hello');
  render(<Late name="Ada" />);
  expect(screen.getByText('Hello, Ada')).toBeVisible();
});

test('throws a clear error when rendered before its script was fetched', () => {
  const Late = onDemand(async () => Greeting);
  expect(() => renderToString(<Late name="Ada" />)).toThrow(/before its script was fetched/);
});

test('fetches a script again after it failed to load', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('404'));
  const Late = onDemand(load);
  await expect(Late.fetch()).rejects.toThrow(OutdatedError);
  await Late.fetch();
  expect(load).toHaveBeenCalledTimes(2);
});
