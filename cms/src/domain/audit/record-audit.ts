import type { Core } from '@strapi/strapi';
import { recordDocumentWrites } from './record-documents';
import { recordRowWrites } from './record-rows';

/** Records what is written below the routes of the admin; `middlewares/audit.ts` records their requests. */
export function recordAudit(strapi: Core.Strapi): void {
  recordDocumentWrites(strapi);
  recordRowWrites(strapi);
}
