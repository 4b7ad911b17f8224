import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { listenError } from './listen-error.mjs'
import { proposedPort } from './proposed-port.mjs'
import { UserError } from '#server-kit/user-error.mjs'
import { eventStreamPorts } from './settings.mjs'

/** Every port one Larkway listens on, with the variable that moves it. */
export function wantedPorts({ ports, hosts, hostedContent }) {
  const own = [
    { port: ports.site, hosts: hosts.site, owner: 'the site', variable: 'SITE_PORT' },
    {
      port: ports.leasingApi,
      hosts: hosts.leasingApi,
      owner: 'the leasing API',
      variable: 'LEASING_API_PORT',
    },
    {
      port: ports.contentLake,
      hosts: hosts.contentLake,
      owner: hostedContent ? 'the Studio' : 'the content lake',
      variable: 'CONTENT_LAKE_PORT',
    },
  ]
  // Content at Sanity has its event streams there.
  if (hostedContent) return own
  return [
    ...own,
    ...eventStreamPorts(ports.contentLake).map((port) => ({
      port,
      hosts: hosts.contentLake,
      owner: "the content lake's event streams, which follow its own port",
      variable: 'CONTENT_LAKE_PORT',
    })),
  ]
}

/** Throws one paragraph about every port that is taken, wanted twice or not ours to open. */
export async function assertPortsFree(settings) {
  const wanted = wantedPorts(settings)
  const double = wanted.find(
    ({ port }, index) => wanted.findIndex((other) => other.port === port) !== index,
  )
  if (double) {
    throw new UserError(
      `Port ${double.port} is wanted twice. SITE_PORT, LEASING_API_PORT and CONTENT_LAKE_PORT must differ, and the six ports after CONTENT_LAKE_PORT belong to its event streams.`,
    )
  }
  // One sentence for each variable: moving the content lake moves its six event streams too.
  const troubles = new Map()
  for (const entry of wanted) {
    if (troubles.has(entry.variable)) continue
    const codes = await Promise.all(entry.hosts.map((host) => listenError(entry.port, host)))
    const code = codes.find(Boolean)
    if (code) troubles.set(entry.variable, { ...entry, code })
  }
  if (troubles.size === 0) return
  const sentences = []
  const spoken = wanted.map(({ port }) => port)
  for (const trouble of troubles.values()) {
    const proposal = await proposedPort(trouble, spoken)
    if (proposal) spoken.push(...proposal.ports)
    sentences.push(describe(trouble, proposal))
  }
  throw new UserError(sentences.join('\n'))
}

function describe({ port, hosts, owner, variable, code }, proposal) {
  const other = proposal
    ? `choose another port: ${variable}=${proposal.ports[0]} npm start.`
    : `choose another port with ${variable}.`
  if (code === 'EACCES') return `Port ${port} (${owner}) may not be opened by this user; ${other}`
  if (code !== 'EADDRINUSE')
    return `Port ${port} (${owner}) cannot be opened on ${hosts.join(' and ')} (${code}); ${other}`
  const holder = portHolder(port)
  return holder
    ? `Port ${port} (${owner}) is taken by process ${holder.pid} (${holder.command}). Stop it with kill ${holder.pid}, or ${other}`
    : `Port ${port} (${owner}) is taken by another program. Stop that program, or ${other}`
}

/** The process that listens on a port, as far as Linux lets us see it; null when unknown. */
export function portHolder(port) {
  try {
    const inode = ['/proc/net/tcp', '/proc/net/tcp6']
      .map((file) => listeningInode(file, port))
      .find(Boolean)
    if (!inode) return null
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (!holdsSocket(pid, inode)) continue
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').join(' ').trim()
      return { pid, command: command.slice(0, 80) }
    }
  } catch {
    // Not Linux, or not allowed to look: the message then does without a name.
  }
  return null
}

function listeningInode(file, port) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0')
  const row = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .find((columns) => columns[3] === '0A' && columns[1]?.endsWith(`:${hexPort}`))
  return row?.[9]
}

function holdsSocket(pid, inode) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some(
      (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
    )
  } catch {
    return false
  }
}
