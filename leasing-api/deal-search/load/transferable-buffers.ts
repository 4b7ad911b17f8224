/** The buffers of the typed arrays in a value, which move between threads instead of being copied. */
export function transferableBuffers(value: object): ArrayBuffer[] {
  return Object.values(value)
    .filter((column) => ArrayBuffer.isView(column))
    .map((column) => column.buffer as ArrayBuffer)
}
