import type { Core } from '@strapi/strapi';
import type { FileInfo, UploadService } from '../../platform/uploads/library-services';

/**
 * An empty alternative text means that a picture is decorative, null that nobody has described it. Strapi's own forms
 * send an empty text for a field that is empty: for them, a decorative picture stays decorative, and any other picture
 * is not described. Imports, which know the difference, are not changed.
 */
export function keepUndescribed<Service extends UploadService>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  const isDecorative = async (id: unknown) => (await service.findOne(id))?.alternativeText === '';
  return {
    ...service,
    upload({ data, files }, options) {
      const fileInfo = data.fileInfo && [data.fileInfo].flat().map(withoutEmptyText);
      const given = options?.user && fileInfo ? { data: { ...data, fileInfo }, files } : { data, files };
      return service.upload(given, options);
    },
    async replace(id, { data, file }, options) {
      const info = [data.fileInfo ?? {}].flat()[0] ?? {};
      if (!options?.user || info.alternativeText !== '' || (await isDecorative(id)))
        return service.replace(id, { data, file }, options);
      const fileInfo = { ...info, alternativeText: null };
      return service.replace(id, { data: { ...data, fileInfo }, file }, options);
    },
    async updateFileInfo(id, info, options) {
      if (!options?.user || info.alternativeText !== '' || (await isDecorative(id)))
        return service.updateFileInfo(id, info, options);
      // Strapi takes null for “as it is”.
      const where = { id: Number(id) };
      await strapi.db.query('plugin::upload.file').update({ where, data: { alternativeText: null } });
      return service.updateFileInfo(id, withoutEmptyText(info), options);
    },
  };
}

function withoutEmptyText(info: FileInfo): FileInfo {
  const { alternativeText, ...others } = info;
  return alternativeText === '' ? others : info;
}
