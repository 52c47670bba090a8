/** Who may describe files of the library, or at least their own. */
export const DESCRIBE_PERMISSIONS = [{ action: 'plugin::upload.assets.update', subject: null }];
