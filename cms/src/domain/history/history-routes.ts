import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { canReadField, isAllowedFor } from '../../platform/strapi/document-rights';
import {
  mountAdminRoutes,
  type AdminRequest,
  type AdminRoute,
} from '../../platform/strapi/mount-admin-routes';
import { isDocumentId } from '../../platform/strapi/document-id';
import { readDocument } from './document-rows';
import { findHiddenReferences, type References } from './hidden-references';
import { toFormSnapshot } from './snapshot/form-snapshot';
import { toReadable, type BlockText } from './readable';
import { restoreVersion } from './restore';
import { getAttributes, getComponentAttributes, type Snapshot } from './snapshot/snapshot';
import { findVersionedType, type VersionedType } from './versioned-types';
import { findLatestVersion, findVersion, listVersions, readSnapshot } from './versions/versions';

/** A page of the list of versions. */
const PAGE = 50;
const Edition = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(Number),
  v.integer(),
  v.minValue(0),
  v.maxValue(2_147_483_647),
);
const Before = v.fallback(v.optional(Edition), undefined);
const Restoration = v.object({ seen: Edition });
const Comparison = v.object({ seen: Edition, form: v.record(v.string(), v.unknown()) });

interface Found {
  type: VersionedType;
  documentId: string;
}

/** Routes for the editors' screens about the versions of a document. */
export function mountHistory(strapi: Core.Strapi, blockText: BlockText): void {
  const knex = strapi.db.connection;
  const base = '/admin/history/:model/:documentId';
  const allows = ({ params: { model = '', documentId = '' }, ability }: AdminRequest) => {
    const versioned = findVersionedType(model);
    return versioned !== undefined && isAllowedFor(strapi, ability, 'read', versioned.uid, documentId);
  };
  const mayWrite = ({ params: { model = '', documentId = '' }, ability }: AdminRequest) => {
    const versioned = findVersionedType(model);
    return versioned !== undefined && isAllowedFor(strapi, ability, 'update', versioned.uid, documentId);
  };
  const route = (
    method: AdminRoute['method'],
    path: string,
    handle: (found: Found, request: AdminRequest) => Promise<unknown>,
  ): AdminRoute => ({
    method,
    path: `${base}${path}`,
    allows,
    handle: async (request) => {
      const { model = '', documentId = '' } = request.params;
      const versioned = findVersionedType(model);
      return versioned && isDocumentId(documentId)
        ? handle({ type: versioned, documentId }, request)
        : undefined;
    },
  });
  /** What the editor's role may see of snapshots. */
  const read = (
    { uid }: VersionedType,
    { ability }: AdminRequest,
    snapshots: readonly Snapshot[],
    hidden?: References,
  ) =>
    toReadable(
      strapi,
      uid,
      snapshots.map((snapshot) => pickFields(snapshot, (field) => canReadField(ability, uid, field))),
      blockText,
      hidden,
    );

  mountAdminRoutes(strapi, [
    route('GET', '', async ({ documentId }, { query }) => {
      const versions = await listVersions(knex, documentId, {
        before: v.parse(Before, query.before),
        limit: PAGE + 1,
      });
      return { versions: versions.slice(0, PAGE), hasMore: versions.length > PAGE };
    }),
    route('GET', '/:edition', async ({ type, documentId }, request) => {
      const edition = v.safeParse(Edition, request.params.edition);
      const version = edition.success ? await findVersion(knex, documentId, edition.output) : undefined;
      if (!version) return undefined;
      const [content] = await read(type, request, [await readSnapshot(knex, version)]);
      return { version, content };
    }),
    // An editor's form beside what is stored now and what was stored when it was opened.
    route('POST', '/compare-form', async ({ type, documentId }, request) => {
      const sent = v.safeParse(Comparison, request.body);
      const stored = await readDocument(strapi, type, documentId);
      if (!sent.success || !stored) return undefined;
      const opened = await findVersion(knex, documentId, sent.output.seen);
      const base = opened ? await readSnapshot(knex, opened) : stored.snapshot;
      const find = (component: string) => getComponentAttributes(strapi, component);
      const attributes = getAttributes(strapi, type.uid);
      const mine = toFormSnapshot(sent.output.form, base, attributes, find, stored.snapshot);
      const hidden = await findHiddenReferences(strapi, request.ability, type.uid, {
        form: mine,
        stored: [base, stored.snapshot],
      });
      const [before, theirs, own] = await read(type, request, [base, stored.snapshot, mine], hidden);
      return { before, theirs, mine: own, latest: await findLatestVersion(knex, documentId) };
    }),
    {
      ...route('POST', '/:edition/restore', async ({ type, documentId }, { params, body }) => {
        const edition = v.safeParse(Edition, params.edition);
        const version = edition.success ? await findVersion(knex, documentId, edition.output) : undefined;
        if (!version) return undefined;
        const sent = v.safeParse(Restoration, body);
        if (!sent.success) throw new errors.ValidationError('The latest version that was seen is missing.');
        return { missing: await restoreVersion(strapi, type, version, sent.output.seen) };
      }),
      allows: mayWrite,
    },
  ]);
}

const pickFields = (snapshot: Snapshot, isVisible: (field: string) => boolean): Snapshot =>
  Object.fromEntries(Object.entries(snapshot).filter(([field]) => isVisible(field)));
