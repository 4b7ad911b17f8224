import type { IncomingMessage } from 'node:http'

/** Whether the visitor takes a body in this encoding; one with weight 0 is refused. */
export function accepts(req: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  return String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .some((each) => {
      const [name = '', weight = ''] = each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return name === encoding && !/^q=0(\.0*)?$/.test(weight)
    })
}
