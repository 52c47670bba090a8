import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadOnce } from '../../../lib/routing/reload/outdated';
import { scrollIntoViewport } from '../../hooks/viewport.testing';
import { LateSection } from './LateSection';
import { intro, lateRating, lateSection } from './LateSection.fixture';

jest.mock('../../../lib/routing/reload/outdated', () => ({
  ...jest.requireActual<object>('../../../lib/routing/reload/outdated'),
  reloadOnce: jest.fn(),
}));

const fetching = jest.fn<Promise<void>, []>();
const region = () => screen.getByRole('region', { name: lateSection.title });

function show() {
  render(
    <LateSection {...lateSection} intro={<p>{intro}</p>} needs={{ fetch: fetching }}>
      <p>All of them</p>
    </LateSection>,
  );
}

beforeEach(() => {
  fetching.mockReset().mockResolvedValue();
  jest.mocked(reloadOnce).mockReset();
});

test('loads its content only when the reader comes near', async () => {
  show();
  expect(region()).toHaveAttribute('id', 'comments');
  expect(screen.getByText(intro)).toBeVisible();
  expect(screen.getByText('Loading comments…')).toBeVisible();
  expect(fetching).not.toHaveBeenCalled();
  scrollIntoViewport(region());
  expect(await screen.findByText('All of them')).toBeVisible();
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('has the id, name and loading text that it is given', () => {
  render(
    <LateSection {...lateRating} needs={{ fetch: fetching }}>
      <p>Five stars</p>
    </LateSection>,
  );
  const rating = screen.getByRole('region', { name: lateRating.title });
  expect(rating).toHaveAttribute('id', lateRating.place);
  expect(screen.getByText(`Loading ${lateRating.what}…`)).toBeVisible();
});

describe('when its script is missing', () => {
  async function showFailed() {
    fetching.mockRejectedValueOnce(new TypeError('404'));
    show();
    scrollIntoViewport(region());
    return screen.findByRole('button', { name: 'Try again' });
  }

  test('reloads the page only when the reader tries again', async () => {
    jest.mocked(reloadOnce).mockResolvedValue(true);
    const button = await showFailed();
    expect(screen.getByText('The comments could not be loaded.')).toBeVisible();
    expect(reloadOnce).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(reloadOnce).toHaveBeenCalledTimes(1);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test('requests the script again on retry when the site cannot be reached', async () => {
    jest.mocked(reloadOnce).mockResolvedValue(false);
    await userEvent.click(await showFailed());
    expect(await screen.findByText('All of them')).toBeVisible();
    expect(fetching).toHaveBeenCalledTimes(2);
    // The button is gone: the focus moves to the section.
    expect(region()).toHaveFocus();
  });
});
