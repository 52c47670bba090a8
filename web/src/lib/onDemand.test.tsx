import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { fetchAll, onDemand } from './onDemand';
import { OutdatedError } from './outdated';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('is shown at once when it was fetched, on the server too', async () => {
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

test('says what is wrong when nobody fetched it', () => {
  const Late = onDemand(async () => Greeting);
  expect(() => renderToString(<Late name="Ada" />)).toThrow(/before its script was fetched/);
});

test('a script that did not come is asked for again', async () => {
  const load = jest.fn(async () => Greeting).mockRejectedValueOnce(new TypeError('404'));
  const Late = onDemand(load);
  await expect(Late.fetch()).rejects.toThrow(OutdatedError);
  await Late.fetch();
  expect(load).toHaveBeenCalledTimes(2);
});
