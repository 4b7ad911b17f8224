import { expect, test } from 'vitest'
import { assetFileOfId, assetIdOfFile } from './asset-id.ts'

const sha1 = 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3'

test.each([
  ['images', `${sha1}-40x30.png`, `image-${sha1}-40x30-png`],
  ['files', `${sha1}.pdf`, `file-${sha1}-pdf`],
] as const)('%s: file and document name each other', (kind, fileName, id) => {
  expect(assetIdOfFile(kind, fileName)).toBe(id)
  expect(assetFileOfId(id)).toEqual({ kind, fileName })
})

test.each(['../secret', `${sha1}.png`, `${sha1}-40x30.png/..`, `${sha1}-40x30`, ''])(
  '"%s" is no image',
  (fileName) => expect(assetIdOfFile('images', fileName)).toBeNull(),
)

test.each(['guide-1', 'image-1-png', `image-${sha1}-png`, `file-${sha1}-40x30-png`])(
  '"%s" is no asset',
  (id) => expect(assetFileOfId(id)).toBeNull(),
)
