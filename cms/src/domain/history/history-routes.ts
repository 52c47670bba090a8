import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { createFieldRights, isAllowedFor } from '../../platform/strapi/document-rights';
import {
  mountAdminRoutes,
  type AdminRequest,
  type AdminRoute,
} from '../../platform/strapi/mount-admin-routes';
import { isDocumentId } from '../../platform/strapi/document-id';
import { readDocument } from './document-rows';
import { findHiddenReferences } from './hidden-references';
import { hideTitle, hideTitles } from './hidden-titles';
import { toFormSnapshot } from './snapshot/form-snapshot';
import { toReadable, type BlockText } from './readable';
import { restoreVersion } from './restore';
import { getAttributes, getComponentAttributes, type Snapshot } from './snapshot/snapshot';
import { findVersionedType, type VersionedType } from './versioned-types';
import { isAllowedForWhole } from './whole-document';
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
  // A version is restored as a whole.
  const mayWrite = ({ params: { model = '', documentId = '' }, ability }: AdminRequest) => {
    const uid = findVersionedType(model)?.uid;
    return uid !== undefined && isAllowedForWhole(strapi, ability, 'update', { uid, documentId });
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
  /**
   * What the editor may see of snapshots.
   * @param form one that anybody could have sent; the others are stored
   */
  const read = async (
    { type: { uid }, documentId }: Found,
    { ability }: AdminRequest,
    snapshots: readonly Snapshot[],
    form?: Snapshot,
  ) => {
    const isReadable = await createFieldRights(strapi, ability, 'read', { uid, documentId });
    const hidden = await findHiddenReferences(strapi, ability, uid, { form, stored: snapshots });
    const all = form ? [...snapshots, form] : snapshots;
    return toReadable(
      strapi,
      uid,
      all.map((snapshot) => pickFields(snapshot, isReadable)),
      blockText,
      hidden,
    );
  };
  const findOwnVersion = async ({ type, documentId }: Found, edition: unknown) => {
    const wanted = v.safeParse(Edition, edition);
    const version = wanted.success ? await findVersion(knex, documentId, wanted.output) : undefined;
    // The rights that were checked are those for this type.
    return version?.type === type.uid ? version : undefined;
  };

  mountAdminRoutes(strapi, [
    route('GET', '', async ({ type, documentId }, { ability, query }) => {
      const versions = await listVersions(knex, documentId, {
        type: type.uid,
        before: v.parse(Before, query.before),
        limit: PAGE + 1,
      });
      const shown = hideTitles(strapi, ability, versions.slice(0, PAGE));
      return { versions: shown, hasMore: versions.length > PAGE };
    }),
    route('GET', '/:edition', async (found, request) => {
      const version = await findOwnVersion(found, request.params.edition);
      if (!version) return undefined;
      const [content] = await read(found, request, [await readSnapshot(knex, version)]);
      return { version: hideTitle(strapi, request.ability, version), content };
    }),
    // An editor's form beside what is stored now and what was stored when it was opened.
    route('POST', '/compare-form', async (found, request) => {
      const { type, documentId } = found;
      const sent = v.safeParse(Comparison, request.body);
      const stored = await readDocument(strapi, type, documentId);
      if (!sent.success || !stored) return undefined;
      const opened = await findOwnVersion(found, sent.output.seen);
      const base = opened ? await readSnapshot(knex, opened) : stored.snapshot;
      const find = (component: string) => getComponentAttributes(strapi, component);
      const attributes = getAttributes(strapi, type.uid);
      const mine = toFormSnapshot(sent.output.form, base, attributes, find, stored.snapshot);
      const [before, theirs, own] = await read(found, request, [base, stored.snapshot], mine);
      const latest = await findLatestVersion(knex, documentId);
      return {
        before,
        theirs,
        mine: own,
        latest: latest && hideTitle(strapi, request.ability, latest),
      };
    }),
    {
      ...route('POST', '/:edition/restore', async (found, { params, body }) => {
        const version = await findOwnVersion(found, params.edition);
        if (!version) return undefined;
        const sent = v.safeParse(Restoration, body);
        if (!sent.success) throw new errors.ValidationError('The latest version that was seen is missing.');
        return { missing: await restoreVersion(strapi, found.type, version, sent.output.seen) };
      }),
      allows: mayWrite,
    },
  ]);
}

const pickFields = (snapshot: Snapshot, isVisible: (field: string) => boolean): Snapshot =>
  Object.fromEntries(Object.entries(snapshot).filter(([field]) => isVisible(field)));
