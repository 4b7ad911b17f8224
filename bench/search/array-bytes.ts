/** Bytes of all arrays that an object holds. */
export function arrayBytes(arrays: object): number {
  return Object.values(arrays)
    .filter((column) => ArrayBuffer.isView(column))
    .reduce((sum, { byteLength }) => sum + byteLength, 0)
}
