import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startFakeCms } from '../test/fake-cms';
import { startSite } from '../test/start-site';
import { siteBudgetFor, siteBudgetsAsMarkdown } from './budgets';
import { getCmsPath } from './http/cms-paths';

test('every route of the site has a budget', async () => {
  const client = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(client, 'assets'));
  writeFileSync(path.join(client, 'favicon.svg'), '<svg/>');
  const routes: string[] = [];
  const note = (made: unknown): void => {
    const { fastify } = made as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url }) => void routes.push(url));
  };
  subscribe('fastify.initialization', note);
  const cms = await startFakeCms();
  const site = await startSite(cms, { clientFolder: client });
  await site.app.ready();
  unsubscribe('fastify.initialization', note);
  await site.close();
  await cms.close();
  rmSync(client, { recursive: true });
  const own = routes.filter((route) => getCmsPath(route) === undefined);
  expect(own).toEqual(
    expect.arrayContaining(['/*', '/healthz', '/assets/*', '/ad-frame/:articleId/:position', '/favicon.svg']),
  );
  expect(own.filter((route) => !siteBudgetFor(route))).toEqual([]);
});

test('an unknown route has no budget, although every address is a page', () => {
  expect(siteBudgetFor('/something-new')).toBeUndefined();
  expect(siteBudgetFor('/*')?.cost).toBe('page');
});

test('docs/operations.md contains the current table', () => {
  const docs = readFileSync(path.join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const inDocs = (line: string) => line.replaceAll(/ {2,}/g, ' ').replaceAll(/-{4,}/g, '---');
  expect(docs.split('\n').map(inDocs)).toEqual(
    expect.arrayContaining(siteBudgetsAsMarkdown().split('\n').map(inDocs)),
  );
});
