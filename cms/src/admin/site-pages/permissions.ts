const PLACEMENT = 'api::placement.placement';
const BANNER = 'api::banner.banner';

const may = (action: 'read' | 'update' | 'delete', subject: string) => ({
  action: `plugin::content-manager.explorer.${action}`,
  subject,
});

/** Who sees the screen: those who may change lists or banners. */
export const PERMISSIONS = [may('update', PLACEMENT), may('update', BANNER)];

/** What the editor may change there. */
export const UPDATE_LISTS = [may('update', PLACEMENT)];
export const UPDATE_BANNERS = [may('update', BANNER)];
export const DELETE_BANNERS = [may('delete', BANNER)];
