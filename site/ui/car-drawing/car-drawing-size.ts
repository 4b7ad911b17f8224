/** Every drawing's size; the cars in it are of one scale. */
export const carDrawingSize = { width: 560, height: 236 } as const
