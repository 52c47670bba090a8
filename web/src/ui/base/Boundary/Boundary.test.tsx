import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { Boundary } from './Boundary';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('replaces a failing child and keeps its siblings', () => {
  const onFailure = jest.fn();
  render(
    <>
      <Boundary failed={<p>It could not be shown.</p>} onFailure={onFailure}>
        <Broken />
      </Boundary>
      <p>Beside it</p>
    </>,
  );
  expect(screen.getByText('It could not be shown.')).toBeVisible();
  expect(screen.getByText('Beside it')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('shows the fallback when a script fails to load and retries it with a new key', async () => {
  const Late = (attempt: number) =>
    lazy(() =>
      attempt === 0 ? Promise.reject(new TypeError('404')) : Promise.resolve({ default: () => <p>Here</p> }),
    );
  const show = (attempt: number) => {
    const Content = Late(attempt);
    return (
      <Boundary key={attempt} waiting={<p>Loading…</p>} failed={<p>It did not come.</p>}>
        <Content />
      </Boundary>
    );
  };
  const { rerender } = render(show(0));
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(await screen.findByText('It did not come.')).toBeVisible();
  rerender(show(1));
  expect(await screen.findByText('Here')).toBeVisible();
});
