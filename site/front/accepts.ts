import type { IncomingMessage } from 'node:http'

/** Whether the visitor accepts a body in this encoding; weight 0 means no. */
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
