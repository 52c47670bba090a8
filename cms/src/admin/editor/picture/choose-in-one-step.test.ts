import { chooseInOneStep } from './choose-in-one-step';

const picture = {
  name: 'thumbnail',
  attribute: { type: 'media', multiple: false, allowedTypes: ['images'] },
};
const pictures = { name: 'gallery', attribute: { ...picture.attribute, multiple: true } };
const video = { name: 'video', attribute: { ...picture.attribute, allowedTypes: ['videos'] } };
const chosen = { ...picture, attribute: { ...picture.attribute, customField: 'global::picture' } };

test('a single picture gets its own input, in the form and in its parts', () => {
  const layout = {
    layout: [[[picture, video], [pictures]]],
    components: { 'meta.seo': { layout: [[picture]], settings: 1 } },
  };
  expect(chooseInOneStep({ layout, query: 'q' })).toEqual({
    layout: {
      layout: [[[chosen, video], [pictures]]],
      components: { 'meta.seo': { layout: [[chosen]], settings: 1 } },
    },
    query: 'q',
  });
});
