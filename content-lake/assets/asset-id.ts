/** The two kinds of asset, as the addresses of the protocol name them. */
export type AssetKind = 'images' | 'files'

/** The bytes of an asset in the data folder and in an address: `{sha1}-{W}x{H}.png`, `{sha1}.pdf`. */
const imageFile = /^([0-9a-f]{40})-(\d{1,5}x\d{1,5})\.([a-z0-9]{1,12})$/
const plainFile = /^([0-9a-f]{40})\.([a-z0-9]{1,12})$/

/**
 * The id of the document that describes a stored file; null when the name is not one we give.
 * @example assetIdOfFile('images', '0a…f-40x30.png') // 'image-0a…f-40x30-png'
 */
export function assetIdOfFile(kind: AssetKind, fileName: string): string | null {
  const [, ...parts] = (kind === 'images' ? imageFile : plainFile).exec(fileName) ?? []
  return parts.length === 0 ? null : [kind === 'images' ? 'image' : 'file', ...parts].join('-')
}

/**
 * The name of the stored file of an asset document; null when the id is no asset's.
 * @example assetFileOfId('file-0a…f-pdf') // { kind: 'files', fileName: '0a…f.pdf' }
 */
export function assetFileOfId(id: string): { kind: AssetKind; fileName: string } | null {
  const [, word, rest, extension] = /^(image|file)-(.+)-([a-z0-9]+)$/.exec(id) ?? []
  if (!word || !rest || !extension) return null
  const kind = word === 'image' ? 'images' : 'files'
  const fileName = `${rest}.${extension}`
  return assetIdOfFile(kind, fileName) === id ? { kind, fileName } : null
}
