import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const seedImagesFolder = path.join(import.meta.dirname, '../content/images')

/** A reference to a picture of the seed, as image fields hold it. */
export interface SeedImage {
  _type: 'image'
  asset: { _type: 'reference'; _ref: string }
}

/**
 * The image value of a PNG file in `seed/content/images`. Its id follows from the bytes, so
 * it is known before the lake has stored them; `seedWhenEmpty` stores every file of the folder.
 * @throws Error when the file is not there or is no PNG
 */
export function seedImage(file: string, folder = seedImagesFolder): SeedImage {
  return { _type: 'image', asset: { _type: 'reference', _ref: seedImageId(file, folder) } }
}

/** Names of the pictures that belong to the seed. */
export const seedImageFiles = (folder = seedImagesFolder): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.png'))
        .sort()
    : []

const pngSignature = '89504e470d0a1a0a'

function seedImageId(file: string, folder: string): string {
  const bytes = readSeedImage(file, folder)
  if (bytes.subarray(0, 8).toString('hex') !== pngSignature) {
    throw new Error(`seed/content/images/${file} is not a PNG. Save it as one.`)
  }
  // Width and height open the first chunk of every PNG.
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  return `image-${sha1}-${width}x${height}-png`
}

/** The bytes of a picture of the seed. */
export function readSeedImage(file: string, folder = seedImagesFolder): Buffer {
  try {
    return readFileSync(path.join(folder, file))
  } catch (error) {
    throw new Error(
      `The seed shows the picture "${file}", which is not in seed/content/images. Put it there, or name one of: ${seedImageFiles(folder).join(', ') || '(the folder is empty)'}.`,
      { cause: error },
    )
  }
}
