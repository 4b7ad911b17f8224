import { defineField, defineType } from 'sanity'
import { textField } from '../fields/shared-fields.ts'

/** A picture in running text. */
export const figure = defineType({
  name: 'figure',
  title: 'Picture',
  type: 'object',
  fields: [
    defineField({
      name: 'image',
      title: 'Image',
      type: 'image',
      description:
        'At least 1,200 pixels wide. Press the crop button to choose what must stay visible on small screens.',
      options: { hotspot: true },
      validation: (rule) => rule.required().assetRequired().error('Image: upload or choose one.'),
    }),
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      type: 'string',
      description:
        'What somebody who cannot see the picture needs to know, in one sentence. Not the caption again.',
      validation: (rule) =>
        rule
          .required()
          .max(250)
          .error('Description of the picture: say in at most 250 characters what it shows.'),
    }),
    textField({
      name: 'caption',
      title: 'Caption',
      most: 160,
      description: 'A line under the picture, where it needs one.',
      isOptional: true,
    }),
  ],
  preview: { select: { title: 'alt', subtitle: 'caption', media: 'image' } },
})
