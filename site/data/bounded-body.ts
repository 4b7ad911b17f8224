/**
 * The body of a request or an answer; null when it is larger than allowed. What is announced is not believed:
 * a chunked body announces nothing.
 */
export async function boundedBody(
  request: Pick<Request, 'body'>,
  largestBytes: number,
): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  const reader = request.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (!part || part.done) return Buffer.concat(parts)
    bytes += part.value.byteLength
    if (bytes > largestBytes) {
      await reader?.cancel()
      return null
    }
    parts.push(part.value)
  }
}
