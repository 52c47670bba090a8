import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StructuredData } from './StructuredData';

const things = [{ '@type': 'Article', headline: '</script><script>alert(1)</script> & "x" \u2028' }];
const element = <StructuredData things={things} />;

afterEach(() => jest.restoreAllMocks());

test('is one script element whatever its texts say, and reads back as it was', () => {
  const markup = renderToString(element);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@graph': things });
});

test('hydrates without a complaint', async () => {
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => complaints.push(words));
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  const sent = container.innerHTML;
  const root = await act(async () =>
    hydrateRoot(container, element, { onRecoverableError: (error) => complaints.push(error) }),
  );
  expect(container.innerHTML).toBe(sent);
  expect(complaints).toEqual([]);
  act(() => root.unmount());
});
