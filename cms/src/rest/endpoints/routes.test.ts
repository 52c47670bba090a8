import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { newSecrets } from '../../../test/support/cms/cms-settings';

const API = path.resolve(__dirname, '../../api');
const Routes = v.object({
  routes: v.array(v.object({ method: v.string(), path: v.string(), handler: v.string() })),
});

const fileNames = (folder: string): string[] =>
  fs.existsSync(folder) ? fs.readdirSync(folder).map((file) => path.parse(file).name) : [];

const load = (file: string): unknown => jest.requireActual<{ default: unknown }>(file).default;

const HANDLERS = fileNames(API).flatMap((api) =>
  fileNames(path.join(API, api, 'routes')).flatMap((file) =>
    v
      .parse(Routes, load(path.join(API, api, 'routes', file)))
      .routes.map((route) => ({ api, ...route, name: `${route.method} ${route.path}` })),
  ),
);

/** The actions of a controller, which Strapi creates with itself. */
function actions(api: string, controller: string): string[] {
  const create = load(path.join(API, api, 'controllers', controller));
  const created: unknown = typeof create === 'function' ? create({ strapi: {} }) : create;
  return Object.keys(v.parse(v.record(v.string(), v.function()), created));
}

// Controllers read the settings, which need secrets.
const before = { ...process.env };
beforeAll(() => void Object.assign(process.env, newSecrets()));
afterAll(() => {
  process.env = before;
});

// Strapi finds a handler by its name when it starts, and fails without naming it.
test.each(HANDLERS)('$name has the handler $handler', ({ api, handler }) => {
  const [controller = '', action = ''] = handler.split('.');
  expect(fileNames(path.join(API, api, 'controllers'))).toContain(controller);
  expect(actions(api, controller)).toContain(action);
});
