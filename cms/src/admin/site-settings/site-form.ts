export const SITE = 'api::site.site';
/** The form of the only document, whose id is fixed (`domain/site/site-document.ts`). */
export const FORM = `/content-manager/collection-types/${SITE}/site`;

/** Who finds it: those who may read it. */
export const PERMISSIONS = [{ action: 'plugin::content-manager.explorer.read', subject: SITE }];
